import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callTable } from '#app/calls/call-table.ts';
import { policiesOf, proposed } from '#areas/payment/testing/payments.ts';
import { newTask } from '#areas/todo/testing/todos.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { nobody, succeed } from '#testing/caller.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { newAgent } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';
import { startLoggedBackend } from '#testing/started-backend.ts';
import type { StartedBackend } from '#testing/started-backend.ts';
import { testClock } from '#testing/test-clock.ts';
import { useTestDatabase } from '#testing/test-database.ts';

const MAILS = 200;
const database = useTestDatabase();
const clock = testClock();
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-silent-'));
/** It accepts every connection, and says nothing. */
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onConnect: () => undefined,
});
let backend: StartedBackend;
let server: AreaServer;
let agent: TestAgent;

beforeAll(async () => {
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', () => resolve()));
  const { port } = mailServer.server.address() as AddressInfo;
  const variables = { PAYUNG_DATA: data, SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'a@payung.test' };
  backend = await startLoggedBackend(variables, {
    clock,
    database: database.opened,
    modules: [kiteModule],
  });
  const { app, services } = backend;
  server = { app, calls: callTable([kiteModule]), services, clock } as unknown as AreaServer;
  agent = await newAgent(server);
  for (let index = 0; index < MAILS; index += 1)
    await services.enqueue(services.db, {
      kind: 'sendAccountNotice',
      agentId: agent.id,
      notice: 'bankChanged',
      data: { date: '29/01/2026', days: '14' },
      language: 'id',
    });
}, 60_000);
afterAll(async () => {
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  fs.rmSync(data, { recursive: true, force: true });
});

const mails = () =>
  database.db.selectFrom('jobs').select('id').where('kind', '=', 'sendAccountNotice').execute();

// One after the other: the last one ends the server.
describe('a mail server that says nothing', { shuffle: false }, () => {
  it('holds up no login code', async () => {
    await expect.poll(() => mailServer.connections.size).toBe(8);
    await succeed(server, nobody, 'sendOtp', { body: { mobileNo: agent.phone } });
    const codes = () =>
      database.db.selectFrom('sent_messages').select('id').where('recipient', '=', agent.phone).execute();
    await expect.poll(codes).toHaveLength(1);
    expect(await mails()).toHaveLength(MAILS);
  });

  it('holds up no payment whose notification was lost, no reminder, and no retention', async () => {
    const sale = await proposed(server);
    const query = { proposalNo: sale.proposalNo };
    const { response } = await succeed(server, sale.agent, 'checkout', { query });
    const body = new URLSearchParams({ action: 'pay', drop: 'on' });
    await fetch(response.payment.url, { method: 'POST', redirect: 'manual', body });
    const task = { scheduledDate: '2026-01-15', scheduledTime: '10:30 AM' };
    await newTask(server, agent.headers, [agent.id], task);
    clock.advance(1800);
    await expect.poll(() => policiesOf(server, sale)).toHaveLength(1);
    const page = { query: { perPage: '10', pageNo: '1' } };
    const reminded = async () =>
      (await succeed(server, agent.headers, 'getNotifications', page)).data.data.map(
        (notice: { readonly body: string }) => notice.body,
      );
    await expect.poll(reminded).toContain('To do now: Call Budi (15/01/2026, 10:30 AM WIB)');
    const keyOf = '4b5c5c6f6d71ec0857da8786-3-quotation-id-0123456789abcdef';
    const expired = { cache_key: keyOf, bytes: Buffer.from('%PDF'), created_at: new Date('2025-01-01') };
    await database.db.insertInto('documents').values(expired).execute();
    await backend.work.beat();
    const left = database.db.selectFrom('documents').select('cache_key').where('cache_key', '=', keyOf);
    expect(await left.execute()).toEqual([]);
    expect(await mails()).toHaveLength(MAILS);
  });

  it('holds up no end of the server, and loses no mail', async () => {
    const began = performance.now();
    await backend.stop();
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(await mails()).toHaveLength(MAILS);
  });
});
