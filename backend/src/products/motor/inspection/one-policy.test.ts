import { expect, it } from 'vitest';
import { call, succeed } from '#testing/caller.ts';
import { consents, lastInvoice, notify } from '#areas/quote/testing/journey.ts';
import {
  approvedQuote,
  avanza,
  patchMotor,
  recordOf,
  statusesOf,
  useMotorServer,
  vehicleNo,
  customerOf,
} from '../testing/inspected.ts';
import type { MotorQuote } from '../testing/inspected.ts';
import { conflictingPolicy } from './conflicting-policy.ts';

const world = useMotorServer();

const TAKEN = 'This vehicle already has a policy for this period';

const confirm = ({ agent, quoteId }: MotorQuote) =>
  call(world.server, agent, 'confirmQuote', { params: { quoteId }, body: consents });

const proposed = async (vehicle: ReturnType<typeof avanza>) => {
  const quote = await approvedQuote(world.server, vehicle);
  const { data } = (await confirm(quote)).errMsg;
  return { ...quote, proposalNo: data.proposalNo as string };
};

const payLater = ({ agent, proposalNo }: { agent: MotorQuote['agent']; proposalNo: string }) =>
  call(world.server, agent, 'payLater', { query: { proposalNo } });

const policies = (quoteIds: readonly string[]) =>
  world.server.services.db.selectFrom('policies').selectAll().where('quote_id', 'in', quoteIds).execute();

it.each([
  ['chassis number', (first: { chassisNo: string; engineNo: string }) => ({ chassisNo: first.chassisNo })],
  ['engine number', (first: { chassisNo: string; engineNo: string }) => ({ engineNo: first.engineNo })],
])(
  'refuses the full quote of a vehicle whose %s has a policy for the period (ruling R16)',
  async (_, same) => {
    const { server } = world;
    const first = await proposed(avanza());
    const second = await approvedQuote(server, avanza(same(first.vehicle)));
    expect((await payLater(first)).status).toBe(200);
    const answer = await confirm(second);
    expect([answer.status, answer.message]).toEqual([422, TAKEN]);
    expect((await recordOf(server, second.agent, second.quoteId)).stage).toBe('Q C Inspection Done');
  },
);

it('accepts a policy that begins when the first ends, and one after a cancellation', async () => {
  const { server } = world;
  const { db } = server.services;
  const first = await proposed(avanza());
  const renewal = await approvedQuote(server, avanza({ ...first.vehicle, effectiveDate: '2026-02-10' }));
  await payLater(first);
  expect((await confirm(renewal)).message).toBe(TAKEN);
  // A year later: the first ends on the day on which the renewal begins.
  const end = '2026-01-20';
  const period = (id: string, start_date: string, end_date: string) =>
    db.updateTable('quotes').set({ start_date, end_date }).where('id', '=', id).execute();
  await period(renewal.quoteId, '2026-01-19', '2027-01-19');
  await period(first.quoteId, '2025-01-20', end);
  expect((await confirm(renewal)).message).toBe(TAKEN);
  await period(renewal.quoteId, end, '2027-01-20');
  expect((await confirm(renewal)).status).toBe(200);

  const cancelled = await proposed(avanza());
  const again = await approvedQuote(server, avanza(cancelled.vehicle));
  await payLater(cancelled);
  await db
    .updateTable('policies')
    .set({ cancelled_at: server.clock.now() })
    .where('quote_id', '=', cancelled.quoteId)
    .execute();
  expect((await confirm(again)).status).toBe(200);
});

it.each([
  // The policy at hand covers 29 January 2026 to 29 January 2027, its last day being the next one's first.
  ['ends on its first day', '2025-01-29', '2026-01-29', false],
  ['ends a day after its first day', '2025-01-29', '2026-01-30', true],
  ['begins on its last day', '2027-01-29', '2028-01-29', false],
  ['begins a day before its last day', '2027-01-28', '2028-01-28', true],
])(
  'compares the days of two policies when the other one %s (ruling R16)',
  async (_what, start, end, isTaken) => {
    const { server } = world;
    const first = await proposed(avanza());
    const second = await approvedQuote(server, avanza(first.vehicle));
    await payLater(first);
    const { db } = server.services;
    const period = (id: string) =>
      db.selectFrom('quotes').select(['start_date', 'end_date']).where('id', '=', id);
    expect(await period(first.quoteId).executeTakeFirst()).toEqual({
      start_date: '2026-01-29',
      end_date: '2027-01-29',
    });
    await db
      .updateTable('quotes')
      .set({ start_date: start, end_date: end })
      .where('id', '=', second.quoteId)
      .execute();
    // Only the rule is asked here: a cover of the past could not be confirmed for other reasons.
    const quote = await db
      .selectFrom('quotes')
      .selectAll()
      .where('id', '=', second.quoteId)
      .executeTakeFirstOrThrow();
    expect((await conflictingPolicy(db, quote as never))?.en).toBe(isTaken ? TAKEN : undefined);
  },
);

it('issues one policy of two for one chassis in the same second, and refuses the other (ruling R16)', async () => {
  const chassisNo = vehicleNo();
  const [one, two] = [await proposed(avanza({ chassisNo })), await proposed(avanza({ chassisNo }))];
  const answers = await Promise.all([payLater(one), payLater(two)]);
  expect(statusesOf(answers)).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)?.message).toBe(TAKEN);
  expect(await policies([one.quoteId, two.quoteId])).toHaveLength(1);
});

it('marks a payment for refund when the vehicle already got a policy (ruling R16)', async () => {
  const { server } = world;
  const chassisNo = vehicleNo();
  const [one, two] = [await proposed(avanza({ chassisNo })), await proposed(avanza({ chassisNo }))];
  const invoices: { invoiceNumber: string; amount: number }[] = [];
  for (const { agent, proposalNo } of [one, two]) {
    await succeed(server, agent, 'checkout', { query: { proposalNo } });
    invoices.push(lastInvoice(server));
  }
  await Promise.all(invoices.map(({ invoiceNumber, amount }) => notify(server, invoiceNumber, amount)));
  const sold = await policies([one.quoteId, two.quoteId]);
  expect(sold).toHaveLength(1);
  const refunds = await server.services.db
    .selectFrom('refunds_due')
    .select(['quote_id', 'amount', 'reason'])
    .where('quote_id', 'in', [one.quoteId, two.quoteId])
    .execute();
  const loser = [one, two].find(({ quoteId }) => quoteId !== sold[0]?.quote_id)!;
  expect(refunds).toEqual([
    { quote_id: loser.quoteId, amount: invoices[0]?.amount, reason: 'already-insured' },
  ]);
  const record = await recordOf(server, loser.agent, loser.quoteId);
  expect([record.stage, record.paymentStatus]).toEqual(['Full Quote Created', 'Failed']);
  expect(server.jobs.filter((job) => 'notice' in job && job.notice === 'refundDue')).toHaveLength(2);
});

it('does not count a quote against itself when it is saved and confirmed again', async () => {
  const { server } = world;
  const quote = await proposed(avanza());
  expect((await patchMotor(server, quote.agent, quote.quoteId, customerOf(quote.phone))).status).toBe(200);
  expect((await confirm(quote)).status).toBe(200);
});
