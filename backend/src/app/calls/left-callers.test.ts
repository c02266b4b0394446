import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { wireLeadForm } from '#areas/leads/testing/leads.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { newAgent } from '#testing/people.ts';
import { useWholeBackend } from '#testing/whole-backend.ts';

const world = useWholeBackend([kiteModule]);

/** Statements of the backend with these words that wait for a lock. */
const waiting = async (words: string): Promise<number> => {
  const { rows } = await sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like ${`%${words}%`}`.execute(world.server.services.db);
  return rows.length;
};
const become = (count: number, words: string) =>
  vi.waitFor(async () => expect(await waiting(words)).toBe(count), 10_000);

interface Sent {
  /** Of its statement. */
  readonly words: string;
  readonly path: string;
  readonly init?: RequestInit;
}

/** Somebody asks for something that waits for a table, and closes the connection; meanwhile looks. */
const leaveWhileItWaits = async (
  { words, path, init = {} }: Sent,
  look: () => Promise<void>,
): Promise<void> => {
  const { db } = world.server.services;
  const { headers } = await newAgent(world.server);
  const leaving = new AbortController();
  await db.transaction().execute(async (tx) => {
    await sql`lock table leads in access exclusive mode`.execute(tx);
    const url = `${world.backend.url}/api/${path}`;
    const given = { ...headers, 'content-type': 'application/json' };
    const answer = fetch(url, { ...init, headers: given, signal: leaving.signal });
    await become(1, words);
    leaving.abort();
    await expect(answer).rejects.toThrow('aborted');
    await look();
  });
};

it('ends the statement of an export whose caller has gone, while the lock it waits for is still held', async () => {
  const sent = { words: 'agent_first_name', path: 'agent/export/leads' };
  await leaveWhileItWaits(sent, async () => {
    await become(0, sent.words);
    expect(await waiting(sent.words)).toBe(0);
  });
});

it('does to its end what somebody has sent who is gone', async () => {
  const phone = '6281300000003';
  const body = JSON.stringify({ form: wireLeadForm({ primaryMobile: phone }), requestId: randomUUID() });
  const sent = { words: 'insert into "leads"', path: 'sales/lead', init: { method: 'POST', body } };
  await leaveWhileItWaits(sent, () => become(1, sent.words));
  const { db } = world.server.services;
  await vi.waitFor(async () => {
    expect(await db.selectFrom('leads').select('phone').where('phone', '=', phone).execute()).toHaveLength(1);
  }, 10_000);
});
