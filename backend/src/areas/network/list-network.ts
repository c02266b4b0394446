import type { MemberName, NetworkMember, NetworkPage } from '@payung/shared/schemas/network.ts';
import { memberStatusOf } from '@payung/shared/domain/network/members.ts';
import { searchText } from '@payung/shared/domain/text/search-text.ts';
import { requireAgent } from '#core/access/caller.ts';
import { cursorOf, readCursor } from '#core/http/page.ts';
import { notFound } from '#core/http/api-refusal.ts';
import {
  countDirectMembersOf,
  countSearched,
  findPaths,
  listDirectMembers,
  searchMembers,
  sumLevels,
} from '#areas/network/sql/network-members.ts';
import type { MemberKey, MemberRow, NetworkView } from '#areas/network/sql/network-members.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { viewingOf } from './visible-agents.ts';

const PER_PAGE = 20;
const SHORTEST_SEARCH = 2;

export const memberOf = (
  row: MemberRow,
  {
    level,
    path,
    depth,
  }: { readonly level: number; readonly path: readonly MemberName[]; readonly depth: number },
): NetworkMember => ({
  id: row.id,
  name: row.name,
  agentCode: row.agentCode,
  tier: row.tier,
  level,
  status: memberStatusOf(row.status),
  invitedBy: row.invitedBy,
  joinedAt: row.joinedAt === null ? '' : new Date(row.joinedAt).toISOString(),
  // Whether there are members below the last visible level is not revealed.
  directMembers: level < depth ? row.directMembers : 0,
  path,
  referralPremium: row.referralPremium,
  referralPolicies: row.referralPolicies,
  referralFee: row.referralFee,
  points: row.points,
});

type Query = HandlerContextOf<'listNetwork'>['query'];

interface MemberSearch {
  readonly viewing: NetworkView;
  readonly query: Query;
  readonly after: MemberKey | undefined;
  readonly limit: number;
}

interface KeyedRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** One line more than a page was read, to know whether there is a next page. */
const pageOf = <Row extends KeyedRow>(rows: readonly Row[], limit: number) => {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const isLast = rows.length <= limit || last === undefined;
  return { shown, next: isLast ? {} : { next: cursorOf([last.firstName, last.lastName, last.id]) } };
};

/** Directly below the viewer, or below one of the viewer's members who is not of the last level. */
const childrenOf = async (
  db: Services['db'],
  { viewing, query: { parentId = '', tier, status }, after, limit }: MemberSearch,
): Promise<NetworkPage> => {
  const paths =
    parentId === '' ? new Map<string, readonly MemberName[]>() : await findPaths(db, viewing, [parentId]);
  const path = parentId === '' ? [] : paths.get(parentId);
  if (path === undefined || path.length >= viewing.depth) throw notFound();
  const of = parentId === '' ? viewing.viewerId : parentId;
  const [rows, total] = await Promise.all([
    listDirectMembers(db, viewing, { parentId: of, tier, status, after, limit: limit + 1 }),
    countDirectMembersOf(db, of, { tier, status }),
  ]);
  const { shown, next } = pageOf(rows, limit);
  const level = path.length + 1;
  return {
    path,
    items: shown.map((row) => memberOf(row, { level, path: [], depth: viewing.depth })),
    total,
    ...next,
  };
};

/** As the index parts names: letters and digits alone. */
const wordsOf = (search: string): readonly string[] =>
  searchText(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Anywhere below, each with the path that leads there. */
const found = async (
  db: Services['db'],
  { viewing, query: { search = '', tier, status }, after, limit }: MemberSearch,
): Promise<NetworkPage> => {
  const words = wordsOf(search);
  const searched = { words, code: search.trim().toUpperCase(), tier, status };
  const [rows, total] = await Promise.all([
    searchMembers(db, viewing, { ...searched, after, limit: limit + 1 }),
    countSearched(db, viewing, searched),
  ]);
  const { shown, next } = pageOf(rows, limit);
  const paths = await findPaths(
    db,
    viewing,
    shown.map(({ id }) => id),
  );
  const items = shown.map((row) =>
    memberOf(row, { level: row.level, path: paths.get(row.id)?.slice(0, -1) ?? [], depth: viewing.depth }),
  );
  return { path: [], items, total, ...next };
};

/** Possible successors: active, in the viewer's network, outside the member's; the screen itself offers the viewer. */
const heirsOf = async (
  db: Services['db'],
  { viewing, query: { successorFor = '', search = '' }, after, limit }: MemberSearch,
): Promise<NetworkPage> => {
  if (!(await findPaths(db, viewing, [successorFor])).has(successorFor)) throw notFound();
  const words = wordsOf(search);
  const rows = await searchMembers(db, viewing, {
    words,
    code: search.trim().toUpperCase(),
    heirOf: successorFor,
    status: 'active',
    after,
    limit: limit + 1,
  });
  const { shown, next } = pageOf(rows, limit);
  const paths = await findPaths(
    db,
    viewing,
    shown.map(({ id }) => id),
  );
  const items = shown.map((row) =>
    memberOf(row, { level: row.level, path: paths.get(row.id)?.slice(0, -1) ?? [], depth: viewing.depth }),
  );
  return { path: [], items, total: items.length, ...next };
};

/** A page of the network: never a whole tree (ruling R35). */
export const listNetwork = async (
  { caller, query }: Pick<HandlerContextOf<'listNetwork'>, 'caller' | 'query'>,
  services: Pick<Services, 'db' | 'network' | 'clock'>,
): Promise<NetworkPage> => {
  const viewing = viewingOf(requireAgent(caller), services, query.period);
  const after = readCursor(query.after, ['text', 'text', 'text']);
  const asked = { viewing, query, after, limit: Number(query.perPage ?? PER_PAGE) };
  if (query.successorFor !== undefined && query.successorFor !== '') return heirsOf(services.db, asked);
  const { search = '' } = query;
  return wordsOf(search).join('').length < SHORTEST_SEARCH
    ? childrenOf(services.db, asked)
    : found(services.db, asked);
};

export const networkFigures = async (
  { caller, query }: HandlerContextOf<'networkFigures'>,
  services: Services,
) => ({
  levels: await sumLevels(services.db, viewingOf(requireAgent(caller), services, query.period)),
});
