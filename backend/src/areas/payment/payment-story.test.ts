import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { asAgent, nobody, succeed } from '#testing/caller.ts';
import { confirmed, patch, recordOf } from '../quote/testing/journey.ts';
import { newAgent, newQuote } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';
import { startLoggedBackend } from '#testing/started-backend.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { testClock } from '#testing/test-clock.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import type { Backend } from '#start-backend.ts';
import { callTable } from '#app/calls/call-table.ts';

const modules = [kiteModule];
const database = useTestDatabase();
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-story-'));
const clock = testClock();
let backend: Backend;
let server: AreaServer;
let agent: TestAgent;

beforeAll(async () => {
  backend = await startLoggedBackend({ PAYUNG_DATA: data }, { clock, database: database.opened, modules });
  // The helpers of the areas need the HTTP side and the services; here both are the real ones.
  const { app, services } = backend;
  server = { app, calls: callTable(modules), services, clock } as unknown as AreaServer;
  agent = await newAgent(server);
});
afterAll(async () => {
  await backend.stop();
  fs.rmSync(data, { recursive: true, force: true });
});

const messagesTo = async (recipient: string) => {
  await backend.work.drain();
  return await database.db
    .selectFrom('sent_messages')
    .leftJoin('sent_attachments', 'message_id', 'id')
    .selectAll()
    .where('recipient', '=', recipient)
    .execute();
};

const codeTo = async (phone: string): Promise<number> => {
  const message = (await messagesTo(phone)).at(-1);
  return Number(/\b\d{6}\b/.exec(message?.body ?? '')?.[0]);
};

const openCheckout = async (quoteId: string): Promise<string> => {
  const { proposalNo = '' } = await recordOf(server, agent.headers, quoteId);
  const { response } = await succeed(server, agent.headers, 'checkout', { query: { proposalNo } });
  return response.payment.url;
};

const newSale = async (): Promise<{ quoteId: string; url: string; amount: number }> => {
  const quote = await newQuote(server, agent.headers);
  await confirmed(server, agent.headers, quote);
  const { duePremium } = await recordOf(server, agent.headers, quote.quoteId);
  return { quoteId: quote.quoteId, url: await openCheckout(quote.quoteId), amount: duePremium ?? 0 };
};

const press = (url: string, action: string, ...switches: string[]) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action, ...Object.fromEntries(switches.map((name) => [name, 'on'])) }),
  });

/** How many policies a quote has, and what is to be paid back. */
const outcome = async (quoteId: string) => {
  const policies = await database.db
    .selectFrom('policies')
    .select('policy_no')
    .where('quote_id', '=', quoteId)
    .execute();
  const refunds = await database.db
    .selectFrom('refunds_due')
    .select('amount')
    .where('quote_id', '=', quoteId)
    .execute();
  return { policies: policies.length, refunds: refunds.map(({ amount }) => amount) };
};

const reconcile = async (): Promise<void> => {
  clock.advance(120);
  await backend.work.beat();
};

it('logs in with the code in the message sink', async () => {
  const { key } = await succeed(server, nobody, 'sendOtp', { body: { mobileNo: agent.phone } });
  const code = await codeTo(agent.phone);
  const { token = '' } = await succeed(server, nobody, 'verifyOtp', { body: { key, otp: code } });
  const { userDetail } = await succeed(server, asAgent(token), 'getAgent');
  expect(userDetail).toMatchObject({ agent_id: agent.agent_code });
});

it('sends the policy by e-mail as a PDF with customer name and amount', async () => {
  const { quoteId, url, amount } = await newSale();
  expect((await press(url, 'pay')).status).toBe(303);
  const { policyNo = '' } = await recordOf(server, agent.headers, quoteId);
  const email = (await messagesTo('budi@payung.test')).find(({ subject }) => subject.includes(policyNo));
  const pdf = await getDocument({ data: new Uint8Array(email!.bytes!), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect(text).toContain(policyNo);
  expect(text).toContain('Budi Santoso');
  expect(text).toContain(`Rp ${amount.toLocaleString('id-ID')}`);
});

describe('a payment ends with exactly one policy', () => {
  it('when the provider reports it immediately', async () => {
    const { quoteId, url } = await newSale();
    await press(url, 'pay');
    expect(await outcome(quoteId)).toEqual({ policies: 1, refunds: [] });
  });

  it('when the notification comes twice', async () => {
    const { quoteId, url } = await newSale();
    await press(url, 'pay', 'twice');
    expect(await outcome(quoteId)).toEqual({ policies: 1, refunds: [] });
  });

  it('when the notification is lost and the status is queried', async () => {
    const { quoteId, url } = await newSale();
    await press(url, 'pay', 'drop');
    expect(await outcome(quoteId)).toEqual({ policies: 0, refunds: [] });
    await reconcile();
    expect(await outcome(quoteId)).toEqual({ policies: 1, refunds: [] });
  });

  it('when the notification comes after the status query', async () => {
    const { quoteId, url } = await newSale();
    await press(url, 'pay', 'late');
    await reconcile();
    await backend.sandbox!.sendLate();
    expect(await outcome(quoteId)).toEqual({ policies: 1, refunds: [] });
  });

  it('when the notification has a wrong signature and the status is queried', async () => {
    const { quoteId, url } = await newSale();
    await press(url, 'pay', 'wrongSignature');
    expect(await outcome(quoteId)).toEqual({ policies: 0, refunds: [] });
    await reconcile();
    expect(await outcome(quoteId)).toEqual({ policies: 1, refunds: [] });
  });
});

describe('a payment ends without a policy', () => {
  it.each(['fail', 'expire'])('when the tester chooses %s', async (action) => {
    const { quoteId, url } = await newSale();
    await press(url, action);
    await reconcile();
    expect(await outcome(quoteId)).toEqual({ policies: 0, refunds: [] });
  });

  it('when the amount is wrong, which makes a refund due', async () => {
    const { quoteId, url, amount } = await newSale();
    await press(url, 'pay', 'wrongAmount');
    const { policies, refunds } = await outcome(quoteId);
    expect([policies, refunds]).toEqual([0, [amount - 1000]]);
  });

  it('when an old invoice is paid after the price has changed, which makes a refund due', async () => {
    const { quoteId, url, amount } = await newSale();
    await patch(server, agent.headers, quoteId, { discountPercent: 10 });
    await press(url, 'pay');
    expect(await outcome(quoteId)).toEqual({ policies: 0, refunds: [amount] });
  });
});
