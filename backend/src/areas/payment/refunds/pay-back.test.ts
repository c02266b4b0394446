import { describe, expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newAgent, newStaff } from '#testing/people.ts';
import { owedRefund } from '#areas/payment/testing/refunds.ts';

const world = useAreaServer();

const DAY = '2026-01-15';

const enter = (who: Credentials, refundId: string, given: object = {}) =>
  call(world.server, who, 'enterRefund', {
    params: { refundId },
    body: { version: 1, reference: `TRX ${refundId}`, paidOn: DAY, ...given },
  });

const decide = (who: Credentials, refundId: string, given: object = {}) =>
  call(world.server, who, 'decideRefund', {
    params: { refundId },
    body: { version: 2, verdict: 'confirmed', reason: '', ...given },
  });

const staffNamed = (first: string) => newStaff(world.server, { first_name: first, last_name: 'Kantor' });

/** On whichever page it stands. */
const listed = async (refundId: string, status: 'open' | 'paid' = 'open', after = ''): Promise<unknown> => {
  const who = await newStaff(world.server);
  const query = { status, ...(after === '' ? {} : { after }) };
  const { data } = await succeed(world.server, who, 'listRefunds', { query });
  const found: unknown = data.items.find((item: { id: string }) => item.id === refundId);
  return found === undefined && data.next !== undefined ? listed(refundId, status, data.next) : found;
};

const told = (quoteId: string) =>
  world.server.jobs.flatMap((job) =>
    job.kind === 'sendPaymentNotice' && job.quoteId === quoteId && job.notice === 'refundPaid'
      ? [[job.to, job.amount, job.paidOn, job.reference]]
      : [],
  );

describe('what is owed back', () => {
  it('is listed with what, to whom, why and since when', async () => {
    const { refundId, quote, amount, invoiceNumber } = await owedRefund(world.server);
    expect(await listed(refundId)).toMatchObject({
      id: refundId,
      version: 1,
      state: 'owed',
      amount,
      reason: 'second-payment',
      since: '2026-01-15T03:00:00.000Z',
      customerName: 'Budi Santoso',
      phone: quote.phone,
      agentName: 'Sari Wulandari',
      quoteCode: quote.code,
      invoiceNo: invoiceNumber,
      needsSecondPerson: false,
      history: [],
    });
  });

  it('is counted, and summed up in rupiah', async () => {
    const staff = await newStaff(world.server);
    const before = (await succeed(world.server, staff, 'listRefunds')).data;
    await owedRefund(world.server, 1_234_567);
    const { total, sum, secondPersonAbove } = (await succeed(world.server, staff, 'listRefunds')).data;
    expect([total - before.total, sum - before.sum, secondPersonAbove]).toEqual([1, 1_234_567, 5_000_000]);
    expect(await succeed(world.server, staff, 'refundCount')).toEqual({ count: total });
  });

  it('is on every page once, the oldest first', async () => {
    for (let made = 0; made < 21; made += 1) await owedRefund(world.server);
    const staff = await newStaff(world.server);
    const first = (await succeed(world.server, staff, 'listRefunds')).data;
    const second = (await succeed(world.server, staff, 'listRefunds', { query: { after: first.next } })).data;
    expect(first.items).toHaveLength(20);
    const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => Number(id));
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
  });

  it('exists for nobody but staff', async () => {
    const { refundId, agent } = await owedRefund(world.server);
    expect((await enter(agent, refundId)).status).toBe(403);
    expect((await enter({}, refundId)).status).toBe(401);
    expect((await call(world.server, (await newAgent(world.server)).headers, 'listRefunds')).status).toBe(
      403,
    );
  });
});

describe('paying back', () => {
  it('a small sum takes one person, and agent and customer hear of it', async () => {
    const { refundId, quote, amount } = await owedRefund(world.server);
    const answer = await enter(await staffNamed('Joko'), refundId);
    expect([answer.status, answer.errMsg.data.state, answer.errMsg.data.version]).toEqual([200, 'paid', 2]);
    expect(await listed(refundId)).toBeUndefined();
    expect(await listed(refundId, 'paid')).toMatchObject({
      state: 'paid',
      reference: `TRX ${refundId}`,
      paidOn: DAY,
      history: [
        {
          kind: 'paid',
          by: 'Joko Kantor',
          at: '2026-01-15T03:00:00.000Z',
          reference: `TRX ${refundId}`,
          paidOn: DAY,
          reason: '',
        },
      ],
    });
    expect(told(quote.quoteId)).toEqual([
      ['customer', amount, DAY, `TRX ${refundId}`],
      ['agent', amount, DAY, `TRX ${refundId}`],
    ]);
  });

  it.each([
    [5_000_000, 'paid'],
    [5_000_001, 'entered'],
  ])('%s rupiah are %s once one person has entered them', async (amount, state) => {
    const { refundId } = await owedRefund(world.server, amount);
    expect((await enter(await staffNamed('Joko'), refundId)).errMsg.data.state).toBe(state);
  });

  it('a large sum takes two: the one who entered it cannot confirm it', async () => {
    const { refundId, quote } = await owedRefund(world.server, 6_000_000);
    const joko = await staffNamed('Joko');
    const entered = await enter(joko, refundId);
    expect(entered.errMsg.data).toMatchObject({ state: 'entered', isMine: true });
    expect(told(quote.quoteId)).toEqual([]);
    const own = await decide(joko, refundId);
    expect([own.status, own.message]).toEqual([
      422,
      'Somebody else confirms what you have entered yourself.',
    ]);
    const confirmed = await decide(await staffNamed('Rina'), refundId);
    expect(confirmed.errMsg.data).toMatchObject({ state: 'paid', isMine: false });
    expect(
      confirmed.errMsg.data.history.map(({ kind, by }: { kind: string; by: string }) => [kind, by]),
    ).toEqual([
      ['entered', 'Joko Kantor'],
      ['confirmed', 'Rina Kantor'],
    ]);
    expect(told(quote.quoteId)).toHaveLength(2);
  });

  it('goes back to be owed with a reason, and is entered again', async () => {
    const { refundId, quote } = await owedRefund(world.server, 6_000_000);
    await enter(await staffNamed('Joko'), refundId);
    const rina = await staffNamed('Rina');
    const short = await decide(rina, refundId, { verdict: 'returned', reason: 'no' });
    expect([short.status, short.message]).toEqual([400, 'Say why, in at least 5 characters.']);
    const returned = await decide(rina, refundId, { verdict: 'returned', reason: 'Not on the statement' });
    expect(returned.errMsg.data).toMatchObject({ state: 'owed', version: 3 });
    expect(returned.errMsg.data.reference).toBeUndefined();
    expect((await enter(rina, refundId, { version: 3 })).errMsg.data.state).toBe('entered');
    expect(told(quote.quoteId)).toEqual([]);
  });

  it('is done once: a second time is answered with what the first did', async () => {
    const { refundId, quote } = await owedRefund(world.server);
    const staff = await staffNamed('Joko');
    await enter(staff, refundId);
    const again = await enter(staff, refundId, { version: 2, reference: 'TRX other' });
    expect([again.status, again.errMsg.message, again.errMsg.data.reference]).toEqual([
      409,
      `This was paid back already, with the reference TRX ${refundId}.`,
      `TRX ${refundId}`,
    ]);
    expect(told(quote.quoteId)).toHaveLength(2);
  });

  it('is not entered a second time while it waits for a second person', async () => {
    const { refundId, quote } = await owedRefund(world.server, 6_000_000);
    await enter(await staffNamed('Joko'), refundId);
    const again = await enter(await staffNamed('Rina'), refundId, { version: 2, reference: 'TRX other' });
    expect([again.status, again.errMsg.message, again.errMsg.data.reference]).toEqual([
      409,
      'Its transfer was entered already and waits for a second person.',
      `TRX ${refundId}`,
    ]);
    expect(told(quote.quoteId)).toEqual([]);
  });

  it('by two people in the same second is done once', async () => {
    const { refundId, quote } = await owedRefund(world.server);
    const answers = await Promise.all([
      enter(await staffNamed('Joko'), refundId, { reference: `ONE ${refundId}` }),
      enter(await staffNamed('Rina'), refundId, { reference: `TWO ${refundId}` }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(told(quote.quoteId)).toHaveLength(2);
  });

  it('needs what was seen: another version is answered with the refund as it stands', async () => {
    const { refundId } = await owedRefund(world.server, 6_000_000);
    await enter(await staffNamed('Joko'), refundId);
    const late = await decide(await staffNamed('Rina'), refundId, { version: 1 });
    expect([late.status, late.errMsg.data.version]).toEqual([409, 2]);
  });

  it.each([
    [{ reference: 'x' }, "Enter the bank's reference: 4 to 40 letters and digits."],
    [{ paidOn: '2026-01-16' }, 'The transfer date must not be in the future.'],
    [{ paidOn: '2026-01-14' }, 'The transfer date cannot be before the money was owed.'],
  ])('refuses %j in words', async (given, message) => {
    const { refundId } = await owedRefund(world.server);
    const answer = await enter(await staffNamed('Joko'), refundId, given);
    expect([answer.status, answer.message]).toEqual([400, message]);
    const { db } = world.server.services;
    const rows = db.selectFrom('refunds_due').select(['state', 'version']).where('id', '=', Number(refundId));
    expect(await rows.execute()).toEqual([{ state: 'owed', version: 1 }]);
  });

  it('refuses the transfer of another refund, whatever its letters', async () => {
    const [one, other] = [await owedRefund(world.server), await owedRefund(world.server)];
    const staff = await staffNamed('Joko');
    await enter(staff, one.refundId, { reference: `bca/${one.refundId}` });
    const answer = await enter(staff, other.refundId, { reference: `BCA/${one.refundId}` });
    expect([answer.status, answer.message]).toEqual([
      400,
      `This reference stands at the refund of quote ${one.quote.code}. Each refund has a transfer of its own.`,
    ]);
  });

  it.each(['0', '999999', 'x'])('a refund %s does not exist', async (refundId) => {
    const staff = await newStaff(world.server);
    expect((await enter(staff, refundId)).status).toBe(404);
    expect((await decide(staff, refundId)).status).toBe(404);
  });
});
