import { productRegistry } from '#areas/quote/product/product-registry.ts';
import { expect, it } from 'vitest';
import { LIST_FILTERS, LIST_STATUSES, isPaymentPending } from '@payung/shared/domain/lists/line-status.ts';
import type { ListStatus } from '@payung/shared/domain/lists/line-status.ts';
import { KITE_ID } from '@payung/shared/testing/kite.ts';
import { factsOfRow, statusOfRow } from '#areas/lists/lines.ts';
import { newId } from '#core/database/identifiers.ts';
import { insertListedQuote } from '#areas/lists/testing/listed-quotes.ts';
import type { ListedQuote } from '#areas/lists/testing/listed-quotes.ts';
import { kite } from '#testing/kite/products.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { countLines, listLines } from './agent-lists.ts';
import { sql } from 'kysely';
import { lineHasStatus } from './line-status.ts';

const database = useTestDatabase();
const TODAY = '2026-03-10';
const NOW = new Date('2026-03-10T03:00:00.000Z');

const newAgentId = async (): Promise<string> => {
  const id = newId();
  await database.db
    .insertInto('agents')
    .values({
      id,
      agent_code: id,
      first_name: 'Sari',
      email: 'sari@payung.test',
      phone: id,
      user_type: 'Mitra',
      channel_code: 'MTR',
      level_code: 3,
      referral_code: id,
      id_number: null,
      tax_id: null,
      invited_by: null,
    })
    .execute();
  return id;
};

const REJECTION = JSON.stringify({ reason: 'No', by: 'x', at: '2026-03-01T00:00:00.000Z' });

const ENDS = ['2026-03-09', '2026-03-10', '2026-04-09', '2026-04-10'];
const STARTS = ['2026-03-09', '2026-03-10', '2026-03-11'];

/** Every quote that can be distinguished by its status. */
const openQuotes: readonly ListedQuote[] = ['2026-03-09', '2026-03-10', '2026-03-11'].flatMap((valid_until) =>
  [{}, { stage: 'Plan Selected' as const }, { isConfirmed: true }].flatMap(
    ({ isConfirmed = false, ...stage }) =>
      STARTS.flatMap((start_date) =>
        [{}, { rejection: REJECTION }, { leadClosed: 'other' }, { leadClosed: '' }].flatMap((refusal) =>
          [{}, { identity: 'auto_declined' as const }, { identity: 'auto_approved' as const }].map(
            (identity) => ({
              valid_until,
              start_date,
              ...(isConfirmed ? { proposal_no: newId() } : {}),
              ...stage,
              ...refusal,
              ...identity,
            }),
          ),
        ),
      ),
  ),
);

const policies: readonly ListedQuote[] = STARTS.flatMap((start_date) =>
  ENDS.flatMap((end_date) =>
    [
      { payment_status: 'Paid' as const },
      { payment_status: 'Cancelled' as const },
      ...['2026-03-09', '2026-03-10', '2026-03-11'].map((pay_later_due) => ({
        payment_status: 'PayLater' as const,
        pay_later_due,
      })),
    ].map((payment) => ({ start_date, end_date, stage: 'Policy Generated' as const, ...payment })),
  ),
);

const SERVICES = { products: productRegistry([kite]) };
const DAY = { today: TODAY, firstStarts: { [KITE_ID]: TODAY }, renewables: [] };

it('SQL and function agree on the status of every possible line [DASH-004] [DASH-017]', async () => {
  const { db } = database;
  const agentId = await newAgentId();
  const all = [...openQuotes, ...policies.map((policy, index) => ({ ...policy, policy_no: `P${index}` }))];
  for (const quote of all) await insertListedQuote(db, agentId, quote);
  const of = { agentIds: [agentId], list: 'policies' as const, day: DAY, now: NOW };
  const order = { key: 'saved_at' as const, isDescending: true, limit: 1_000 };
  const rows = await listLines(db, { ...of, search: {} }, order);
  expect(rows).toHaveLength(all.length);
  const idsOf = (status: ListStatus): readonly string[] =>
    rows.filter((row) => statusOfRow(SERVICES, row, TODAY) === status).map(({ id }) => id);
  for (const status of LIST_STATUSES) {
    const { rows: found } = await sql<{ id: string }>`
      select q.id from quotes q
      where ${lineHasStatus(status, DAY)}
      order by q.saved_at desc, q.id desc`.execute(db);
    expect([status, found.map(({ id }) => id)]).toEqual([status, idsOf(status)]);
    expect([status, found.length > 0]).toEqual([status, true]);
  }
  for (const status of LIST_FILTERS) {
    const wanted = { ...of, search: { status } };
    expect((await listLines(db, wanted, order)).map(({ id }) => id)).toEqual(idsOf(status));
    expect(await countLines(db, wanted)).toBe(idsOf(status).length);
  }
  const pending = { ...of, list: 'pending' as const, search: {} };
  const areInformed = rows.filter((row) => isPaymentPending(factsOfRow(SERVICES, row, TODAY), TODAY));
  expect((await listLines(db, pending, order)).map(({ id }) => id)).toEqual(areInformed.map(({ id }) => id));
  expect(await countLines(db, pending)).toBe(areInformed.length);
});
