import type { LevelFigures, MemberName } from '@payung/shared/schemas/network.ts';
import type { MemberStatus, Tier } from '@payung/shared/domain/network/members.ts';
import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import { prepared } from '#core/database/prepared.ts';
import { findPath, isBelowPath, levelsBelow } from './network.ts';

/** Who looks, how deep, and from which month on figures count; '' for all of them. */
export interface NetworkView {
  readonly viewerId: string;
  readonly depth: number;
  readonly from: string;
}

export interface MemberRow {
  readonly id: string;
  readonly name: string;
  readonly agentCode: string;
  readonly tier: Tier;
  readonly status: string;
  readonly invitedBy: string;
  readonly joinedAt: Date | null;
  readonly directMembers: number;
  readonly referralPremium: number;
  readonly referralPolicies: number;
  readonly referralFee: number;
  readonly points: number;
}

/** Of members whose rows are named `m`: what a line shows, from sums that are kept by month. */
const columns = ({ viewerId, from }: Omit<NetworkView, 'depth'>) => sql`
  m.id, trim(m.first_name || ' ' || m.last_name) as name, m.agent_code as "agentCode", m.tier, m.status,
  coalesce((select trim(i.first_name || ' ' || i.last_name) from agents i where i.id = m.invited_by), '') as "invitedBy",
  m.joined_at as "joinedAt",
  m.direct_members as "directMembers",
  coalesce((select sum(s.premium) from sales_by_month s where s.agent_id = m.id and s.month >= ${from}), 0)::bigint
    as "referralPremium",
  coalesce((select sum(s.policies) from sales_by_month s where s.agent_id = m.id and s.month >= ${from}), 0)::int
    as "referralPolicies",
  coalesce((select sum(p.points) from points_by_month p
            where p.agent_id = ${viewerId} and p.seller_id = m.id and p.month >= ${from}), 0)::bigint as "referralFee",
  coalesce((select sum(p.points) from points_by_month p where p.agent_id = m.id and p.month >= ${from}), 0)::bigint
    as points`;

/** Cursor of a page: name and id of its last line. */
export type MemberKey = readonly [firstName: string, lastName: string, id: string];

interface MemberPageQuery {
  readonly tier?: Tier | undefined;
  readonly status?: MemberStatus | undefined;
  readonly after: MemberKey | undefined;
  readonly limit: number;
}

const narrowed = ({ tier, status, after }: Omit<MemberPageQuery, 'limit'>) => sql`
  m.user_type <> 'Staff'
  ${tier === undefined ? sql`` : sql`and m.tier = ${tier}`}
  ${status === undefined ? sql`` : sql`and m.status = ${status}`}
  ${
    after === undefined
      ? sql``
      : sql`and (m.first_name, m.last_name, m.id) > (${after[0]}, ${after[1]}, ${after[2]})`
  }`;

type PagedRow = MemberRow & { readonly firstName: string; readonly lastName: string };

type Values = readonly [
  viewerId: string,
  from: string,
  parentId: string,
  limit: number,
  tier: Tier | undefined,
  status: MemberStatus | undefined,
  ...after: MemberKey,
];

/** Equal filters have equal SQL, whatever their values. */
const shapeOf = ({ tier, status, after }: Omit<MemberPageQuery, 'limit'>): string =>
  [tier === undefined, status === undefined, after === undefined].join();

const prepareDirectMembers = (shape: Omit<MemberPageQuery, 'limit'>) =>
  prepared((db, ...[viewerId, from, parentId, limit, tier, status, firstName, lastName, id]: Values) =>
    sql<PagedRow>`
    select ${columns({ viewerId, from })}, m.first_name as "firstName", m.last_name as "lastName"
    from (
      select * from agents m where m.upline_id = ${parentId} and ${narrowed({
        tier: shape.tier === undefined ? undefined : tier,
        status: shape.status === undefined ? undefined : status,
        after: shape.after === undefined ? undefined : [firstName, lastName, id],
      })}
      order by m.first_name, m.last_name, m.id limit ${limit}
    ) m
    order by m.first_name, m.last_name, m.id`.compile(db),
  );

const directMembers = new Map<string, ReturnType<typeof prepareDirectMembers>>();

/** Directly below somebody, by name. */
export const listDirectMembers = (
  db: Queries,
  { viewerId, from }: NetworkView,
  { parentId, limit, ...wanted }: MemberPageQuery & { readonly parentId: string },
): Promise<readonly PagedRow[]> => {
  const shape = shapeOf(wanted);
  const list = directMembers.get(shape) ?? prepareDirectMembers(wanted);
  directMembers.set(shape, list);
  const { tier, status, after = ['', '', ''] } = wanted;
  return list(db, viewerId, from, parentId, limit, tier, status, ...after);
};

const MOST_COUNTED = 10_001;
/** Maximum of matches per search: each has to be located in the network. */
const MOST_FOUND = 1001;

const storedCount = prepared((db, parentId: string) =>
  db.selectFrom('agents').select('direct_members').where('id', '=', parentId).compile(),
);

const readStoredCount = async (db: Queries, parentId: string): Promise<number> => {
  const [row] = await storedCount(db, parentId);
  return Math.min(row?.direct_members ?? 0, MOST_COUNTED);
};

export const countDirectMembersOf = async (
  db: Queries,
  parentId: string,
  wanted: Pick<MemberPageQuery, 'tier' | 'status'>,
): Promise<number> => {
  if (wanted.tier === undefined && wanted.status === undefined) return readStoredCount(db, parentId);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from agents m where m.upline_id = ${parentId} and ${narrowed({ ...wanted, after: undefined })}
      limit ${MOST_COUNTED}
    ) counted`.execute(db);
  return rows[0]?.count ?? 0;
};

const begins = (word: string): string => `'${word}':*`;

/**
 * Each word begins one of the name, in any order, or all of them together begin one that the name has without its
 * blanks, or the code is that one; all are found by an index.
 */
const matching = (words: readonly string[], code: string) => {
  if (words.length === 0) return sql`true`;
  const query = `(${words.map(begins).join(' & ')}) | ${begins(words.join(''))}`;
  return sql`(m.agent_code = ${code} or to_tsvector('simple', m.search_name) @@ to_tsquery('simple', ${query}))`;
};

/** Walks up from a member named `m`, so that only matches are read; the level is the distance to the viewer. */
const levelOf = ({ viewerId, depth }: NetworkView) => sql`
  (with recursive above (id, level) as (
     select m.upline_id, 1
     union
     select a.upline_id, u.level + 1 from agents a join above u on a.id = u.id
     where u.level < ${depth} and u.id <> ${viewerId}
   )
   select min(level) from above where id = ${viewerId})`;

interface MemberSearchTerms {
  /** Letters and digits alone. */
  readonly words: readonly string[];
  readonly code: string;
  /** Those who could take over from that member: who may lead somebody, and does not stand below. */
  readonly heirOf?: string;
}

/** The way up from a member named `m` does not lead through that one; it ends at the viewer. */
const outside = ({ viewerId }: NetworkView, memberId: string) => sql`
  not exists (
    with recursive above (id) as (
      select m.id
      union
      select a.upline_id from agents a join above u on a.id = u.id where u.id <> ${viewerId}
    )
    select 1 from above where id = ${memberId})`;

type FoundRow = PagedRow & { readonly level: number };

/** Anywhere below, by name. */
export const searchMembers = async (
  db: Queries,
  viewing: NetworkView,
  { words, code, heirOf, limit, ...wanted }: MemberPageQuery & MemberSearchTerms,
): Promise<readonly FoundRow[]> => {
  const { rows } = await sql<FoundRow>`
    select ${columns(viewing)}, m.level, m.first_name as "firstName", m.last_name as "lastName"
    from (
      select m.*, l.level from agents m
      cross join lateral (select ${levelOf(viewing)} as level) l
      where ${matching(words, code)} and ${narrowed(wanted)} and l.level is not null
        ${heirOf === undefined ? sql`` : sql`and m.user_type <> 'Support' and ${outside(viewing, heirOf)}`}
      order by m.first_name, m.last_name, m.id limit ${limit}
    ) m
    order by m.first_name, m.last_name, m.id`.execute(db);
  return rows;
};

export const countSearched = async (
  db: Queries,
  viewing: NetworkView,
  { words, code, ...wanted }: Pick<MemberPageQuery, 'tier' | 'status'> & MemberSearchTerms,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from agents m
      where ${matching(words, code)} and ${narrowed({ ...wanted, after: undefined })}
        and ${levelOf(viewing)} is not null
      limit ${MOST_FOUND}
    ) counted`.execute(db);
  return rows[0]?.count ?? 0;
};

type PathRow = MemberName & { readonly of: string; readonly up: number; readonly upline: string };

type PathValues = readonly [ids: readonly string[], depth: number, viewerId: string];

const pathsUp = prepared((db, ...[ids, depth, viewerId]: PathValues) =>
  sql<PathRow>`
    with recursive above (of_id, id, upline_id, up) as (
      select id, id, upline_id, 0 from agents where id = any(${ids}::text[]) and user_type <> 'Staff'
      union
      select u.of_id, a.id, a.upline_id, u.up + 1 from above u join agents a on a.id = u.upline_id
      where u.up + 1 < ${depth} and u.upline_id <> ${viewerId}
    )
    select u.of_id as "of", u.id, u.up, u.upline_id as upline, trim(a.first_name || ' ' || a.last_name) as name
    from above u join agents a on a.id = u.id
    order by u.of_id, u.up desc`.compile(db),
);

/** Path from each of them up to the viewer; none for an agent who is not below, or too deep. */
export const findPaths = async (
  db: Queries,
  { viewerId, depth }: Pick<NetworkView, 'viewerId' | 'depth'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly MemberName[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await pathsUp(db, ids, depth, viewerId);
  return new Map(
    [...Map.groupBy(rows, ({ of }) => of)].flatMap(([of, line]) =>
      line[0]?.upline === viewerId ? [[of, line.map(({ id, name }) => ({ id, name }))] as const] : [],
    ),
  );
};

/** One member, no matter who leads them. */
export const findMemberRow = async (
  db: Queries,
  viewing: NetworkView,
  memberId: string,
): Promise<MemberRow | undefined> => {
  const { rows } = await sql<MemberRow>`
    select ${columns(viewing)} from agents m where m.id = ${memberId}`.execute(db);
  return rows[0];
};

/** By level, down to the depth. */
export const sumLevels = async (
  db: Queries,
  { viewerId, depth, from }: NetworkView,
): Promise<readonly LevelFigures[]> => {
  const path = await findPath(db, viewerId);
  const { rows } = await sql<LevelFigures>`
    with below as (
      select a.id, a.status, ${levelsBelow(sql`a.upline_path`, path)} as level from agents a
      where ${isBelowPath(sql`a.upline_path`, path)} and a.user_type <> 'Staff'
    ),
    sales as (
      select agent_id, sum(premium) as premium, sum(policies) as policies from sales_by_month
      where month >= ${from} group by agent_id
    ),
    earned as (
      select agent_id, sum(points) as points from points_by_month where month >= ${from} group by agent_id
    )
    select b.level, count(*)::int as members, (count(*) filter (where b.status = 'active'))::int as active,
           coalesce(sum(s.premium), 0)::bigint as premium, coalesce(sum(s.policies), 0)::int as policies,
           coalesce(sum(e.points), 0)::bigint as points
    from below b left join sales s on s.agent_id = b.id left join earned e on e.agent_id = b.id
    where b.level <= ${depth}
    group by b.level order by b.level`.execute(db);
  return rows;
};
