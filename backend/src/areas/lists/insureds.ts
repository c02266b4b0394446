import type { InsuredLine, ListSearch } from '@payung/shared/schemas/lists.ts';
import type { ListPage } from '@payung/shared/schemas/parts.ts';
import { countPeople, findNameOfPerson, listPeople } from '#areas/lists/sql/insured-people.ts';
import type { PersonRow } from '#areas/lists/sql/insured-people.ts';
import type { HandlerContext } from '../area.ts';
import type { Services } from '../services.ts';
import { pageOf, personKey, personOrder } from './line-order.ts';
import { listViewerOf, namesAgents } from './lines.ts';
import type { ListViewer } from './lines.ts';
import { typedSearchOf } from '#areas/lists/lines.ts';

export const insuredOf = (row: PersonRow, viewer: ListViewer): InsuredLine => ({
  quoteId: row.newest_quote_id,
  name: row.name,
  policyCount: row.policy_count,
  premium: row.premium,
  newestAt: row.newest_at.toISOString(),
  ...(namesAgents(viewer) ? { agentName: row.agent_name } : {}),
  ...(row.birth_date === '' ? {} : { birthDate: row.birth_date }),
  ...(row.agent_id === viewer.agentId ? { phone: row.phone, email: row.email } : {}),
});

export const readPeople = async (
  services: Pick<Services, 'db' | 'products'>,
  { agentId, agentIds }: ListViewer,
  query: ListSearch,
) => {
  const search = { productId: query.productId, ...typedSearchOf(query, agentId) };
  const of = { agentIds, search };
  const order = await personOrder(query, (id) => findNameOfPerson(services.db, agentIds, id));
  const rows = await listPeople(services.db, of, { ...order, limit: order.limit + 1 });
  return { of, page: pageOf(rows, order.limit, personKey(order.key)) };
};

export const listInsureds = async (
  { caller, query }: Pick<HandlerContext, 'caller'> & { readonly query: ListSearch },
  services: Services,
): Promise<ListPage<InsuredLine> & { readonly total: number }> => {
  const viewer = await listViewerOf(services, { caller, agentId: query.agentId });
  const { of, page } = await readPeople(services, viewer, query);
  return {
    items: page.rows.map((row) => insuredOf(row, viewer)),
    ...(page.next === undefined ? {} : { next: page.next }),
    total: await countPeople(services.db, of),
  };
};
