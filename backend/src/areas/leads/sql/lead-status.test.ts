import { productRegistry } from '#areas/quote/product/product-registry.ts';
import { expect, it } from 'vitest';
import { LEAD_TABS } from '@payung/shared/domain/leads/lead-status.ts';
import type { LeadTab } from '@payung/shared/domain/leads/lead-status.ts';
import { leadCardOf } from '#areas/leads/lead-detail.ts';
import { newId } from '#core/database/identifiers.ts';
import { kite } from '#testing/kite/products.ts';
import { newAgent } from '#testing/people.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { countLeads as countHomeLeads } from '#areas/lists/sql/agent-home.ts';
import { countLeads, listLeads } from './lead-list.ts';

const database = useTestDatabase();
const TODAY = '2026-03-10';
const NOW = new Date('2026-03-10T03:00:00.000Z');

/** Every lead that can be distinguished by its status. */
const LEADS = ['2026-03-09', '2026-03-10', '2026-03-11'].flatMap((open_until) =>
  ['', 'other'].flatMap((closed_reason) =>
    [true, false].flatMap((is_sold) =>
      [true, false].map((is_rejected) => ({ open_until, closed_reason, is_sold, is_rejected })),
    ),
  ),
);

it('gives every possible lead the same status on the card, in the tabs, in their counts and on the home page [LEAD-029] [R30]', async () => {
  const { db } = database;
  const agent = await newAgent({ services: { db }, clock: { now: () => NOW } });
  const rows = LEADS.map((facts) => {
    const id = newId();
    const who = { agent_id: agent.id, creator_id: agent.id, closed_by: null, import_id: null };
    return { id, code: id, ...who, newest_quote_id: null, created_at: NOW, ...facts };
  });
  await db.insertInto('leads').values(rows).execute();
  const of = {
    agentIds: [agent.id],
    productId: '',
    quoteNo: '',
    policyNo: '',
    text: undefined,
    today: TODAY,
  };
  const viewer = {
    agentId: agent.id,
    today: TODAY,
    now: NOW,
    products: productRegistry([kite]),
    namesAgents: false,
  };
  const cardsIn = async (tab: LeadTab) => {
    const page = { ...of, tab, sort: 'Newest', after: undefined, limit: 100 } as const;
    return (await listLeads(db, page)).map((row) => leadCardOf(row, viewer));
  };
  const cards = await cardsIn('All');
  expect(cards).toHaveLength(LEADS.length);
  const idsOf = (tab: LeadTab) =>
    cards.filter(({ status }) => tab === 'All' || status === tab).map(({ id }) => id);
  const counts = await countLeads(db, of);
  const capped = await countLeads(db, of, 1001);
  for (const tab of LEAD_TABS) {
    const ids = idsOf(tab);
    expect([tab, (await cardsIn(tab)).map(({ id }) => id)]).toEqual([tab, ids]);
    expect([tab, counts[tab], capped[tab], ids.length > 0]).toEqual([tab, ids.length, ids.length, true]);
  }
  expect(await countHomeLeads(db, [agent.id], TODAY)).toEqual({
    open: idsOf('In Progress').length,
    completed: idsOf('Completed').length,
  });
});
