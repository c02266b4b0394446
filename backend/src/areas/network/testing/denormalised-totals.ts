import type { Database } from '#core/database/database.ts';
import type { Quote } from '#areas/quote/tables.ts';

const byId = (one: { readonly id: string }, other: { readonly id: string }): number =>
  one.id < other.id ? -1 : 1;

const quotesOf = (db: Database, agentId: string): Promise<Quote[]> =>
  db.selectFrom('quotes').selectAll().where('agent_id', '=', agentId).execute();

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const isCounted = (quote: Quote): boolean => quote.policy_no !== null && quote.payment_status !== 'Cancelled';

const isOpen = (quote: Quote): boolean => quote.policy_no === null && quote.rejection === null;

/** What triggers keep of an agent's quotes. */
export const denormalisedTotals = async (db: Database, agentId: string) => ({
  points: (await quotesOf(db, agentId)).toSorted(byId).map(({ id, points }) => ({ id, points })),
  people: await db
    .selectFrom('insured_people')
    .select(['phone', 'name_key', 'policy_count', 'premium', 'newest_at', 'newest_quote_id'])
    .where('agent_id', '=', agentId)
    .orderBy('phone')
    .orderBy('name_key')
    .execute(),
  months: await db
    .selectFrom('sales_by_month')
    .select(['month', 'premium', 'policies'])
    .where('agent_id', '=', agentId)
    .where('policies', '>', 0)
    .orderBy('month')
    .execute(),
  leads: (
    await db
      .selectFrom('leads')
      .select(['id', 'newest_quote_id', 'quote_count', 'product_id', 'open_until', 'open_premium'])
      .select(['is_sold', 'is_rejected'])
      .where('agent_id', '=', agentId)
      .where('quote_count', '>', 0)
      .execute()
  ).toSorted(byId),
});

const groupsOf = (quotes: readonly Quote[], keyOf: (quote: Quote) => string): (readonly Quote[])[] =>
  [...Map.groupBy(quotes, keyOf)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, group]) => group);

const newest = (quotes: readonly Quote[], at: 'saved_at' | 'created_at'): Quote | undefined =>
  quotes.toSorted((one, other) => other[at].getTime() - one[at].getTime() || byId(one, other))[0];

const personOf = (quotes: readonly Quote[]) => {
  const last = newest(quotes, 'saved_at');
  return {
    phone: last?.insured_phone,
    name_key: last?.insured_name.toLowerCase(),
    policy_count: quotes.length,
    premium: sum(quotes.map(({ due_premium }) => due_premium)),
    newest_at: last?.saved_at,
    newest_quote_id: last?.id,
  };
};

const leadOf = (quotes: readonly Quote[]) => {
  const last = newest(quotes, 'created_at');
  const open = quotes.filter(isOpen);
  return {
    id: last?.of_lead_id,
    newest_quote_id: last?.id,
    quote_count: quotes.length,
    product_id: last?.product_id,
    open_until:
      open
        .map(({ valid_until }) => valid_until)
        .toSorted()
        .at(-1) ?? '0001-01-01',
    open_premium: newest(open, 'created_at')?.due_premium ?? 0,
    is_sold: quotes.some(isCounted),
    is_rejected: last?.rejection !== null,
  };
};

const JAKARTA_MS = 7 * 3_600_000;
const monthOf = (moment: Date): string => new Date(moment.getTime() + JAKARTA_MS).toISOString().slice(0, 7);

/** The same, counted again from the quotes, policies and points themselves. */
export const freshFigures = async (db: Database, agentId: string) => {
  const quotes = await quotesOf(db, agentId);
  const earned = await db.selectFrom('points_ledger').selectAll().where('agent_id', '=', agentId).execute();
  const policies = await db.selectFrom('policies').selectAll().where('agent_id', '=', agentId).execute();
  const counted = policies.filter(({ cancelled_at }) => cancelled_at === null);
  return {
    points: quotes.toSorted(byId).map(({ id, policy_no }) => ({
      id,
      points: sum(earned.filter((entry) => entry.policy_no === policy_no).map(({ points }) => points)),
    })),
    people: groupsOf(quotes.filter(isCounted), (quote) =>
      [quote.insured_phone, quote.insured_name.toLowerCase()].join(' '),
    ).map(personOf),
    months: [...Map.groupBy(counted, ({ issued_at }) => monthOf(issued_at))]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([month, sales]) => ({
        month,
        premium: sum(sales.map(({ amount }) => amount)),
        policies: sales.length,
      })),
    leads: groupsOf(quotes, ({ of_lead_id }) => of_lead_id ?? '').map(leadOf),
  };
};
