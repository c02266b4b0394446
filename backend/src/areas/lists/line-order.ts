import type { ListSearch } from '@payung/shared/schemas/lists.ts';
import { usualSort } from '@payung/shared/domain/lists/line-status.ts';
import type { ListSort } from '@payung/shared/domain/lists/line-status.ts';
import { isIsoDate } from '@payung/shared/domain/dates.ts';
import { badRequest } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import { cursorOf, lineLimit, readCursor, readNameCursor } from '#core/http/page.ts';
import type { LineKey, LineRow, LineList } from '#areas/lists/sql/agent-lists.ts';
import type { PageOrder } from '#areas/lists/sql/page-order.ts';
import type { PersonKey, PersonRow } from '#areas/lists/sql/insured-people.ts';

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;

const limitOf = ({ limit }: Pick<ListSearch, 'limit'>): number =>
  Math.min(limit === undefined ? DEFAULT_LIMIT : Number(limit), MAX_LIMIT);

/** Their calls have no pages in the specification. */
const SPECIFIED: ReadonlySet<LineList> = new Set(['expiring', 'pending']);

interface Sort<Key> {
  readonly key: Key;
  readonly isDescending: boolean;
}

/** Highest and lowest are points on policies, the number of policies on insureds (ruling R32). */
const LINE_SORTS: Readonly<Record<ListSort, Sort<LineKey>>> = {
  endsFirst: { key: 'end_date', isDescending: false },
  newest: { key: 'saved_at', isDescending: true },
  oldest: { key: 'saved_at', isDescending: false },
  highest: { key: 'points', isDescending: true },
  lowest: { key: 'points', isDescending: false },
  highestPremium: { key: 'due_premium', isDescending: true },
  lowestPremium: { key: 'due_premium', isDescending: false },
  nameAZ: { key: 'search_name', isDescending: false },
  nameZA: { key: 'search_name', isDescending: true },
};

const PERSON_SORTS: Readonly<Record<Exclude<ListSort, 'endsFirst'>, Sort<PersonKey>>> = {
  newest: { key: 'newest_at', isDescending: true },
  oldest: { key: 'newest_at', isDescending: false },
  highest: { key: 'policy_count', isDescending: true },
  lowest: { key: 'policy_count', isDescending: false },
  highestPremium: { key: 'premium', isDescending: true },
  lowestPremium: { key: 'premium', isDescending: false },
  nameAZ: { key: 'search_name', isDescending: false },
  nameZA: { key: 'search_name', isDescending: true },
};

/** Without a sort the usual one of the list. */
const lineSort = (list: LineList, sort: string | undefined): Sort<LineKey> =>
  LINE_SORTS[sort as ListSort] ?? LINE_SORTS[usualSort(list)];

const KINDS = {
  saved_at: 'moment',
  newest_at: 'moment',
  end_date: 'text',
  due_premium: 'number',
  points: 'number',
  premium: 'number',
  policy_count: 'number',
} as const satisfies Readonly<Record<Exclude<LineKey | PersonKey, 'search_name'>, string>>;

/** The name by which a line is sorted that the caller may see. */
type NameOf = (id: string) => Promise<string | undefined>;

const readAfter = async (key: LineKey | PersonKey, after: string | undefined, nameOf: NameOf) =>
  key === 'search_name' ? readNameCursor(after, nameOf) : readCursor(after, [KINDS[key], 'text'], 'cursor');

type Paging = Pick<ListSearch, 'sort' | 'after' | 'limit'>;

export const lineOrder = async (
  list: LineList,
  paging: Paging,
  nameOf: NameOf,
): Promise<PageOrder<LineKey>> => {
  const sort = lineSort(list, paging.sort);
  const after = await readAfter(sort.key, paging.after, nameOf);
  if (after !== undefined && sort.key === 'end_date' && !isIsoDate(String(after[0]))) {
    throw badRequest(TEXTS.badFields, { values: { fields: 'cursor' } });
  }
  return { ...sort, after, limit: SPECIFIED.has(list) ? lineLimit(paging) : limitOf(paging) };
};

export const personOrder = async (paging: Paging, nameOf: NameOf): Promise<PageOrder<PersonKey>> => {
  const sort = PERSON_SORTS[paging.sort as keyof typeof PERSON_SORTS] ?? PERSON_SORTS.newest;
  return {
    ...sort,
    after: await readAfter(sort.key, paging.after, nameOf),
    limit: limitOf(paging),
  };
};

/** Reads one line more than a page, to know whether there is a next page. */
export const pageOf = <Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => readonly (Date | number | string)[],
): { readonly rows: readonly Row[]; readonly next?: string } => {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return rows.length <= limit || last === undefined
    ? { rows: page }
    : { rows: page, next: cursorOf(keyOf(last)) };
};

export const lineKey =
  (key: LineKey) =>
  (row: LineRow): readonly (Date | number | string)[] =>
    key === 'search_name' ? [row.id] : [row[key], row.id];

export const personKey =
  (key: PersonKey) =>
  (row: PersonRow): readonly (Date | number | string)[] =>
    key === 'search_name' ? [row.newest_quote_id] : [row[key], row.newest_quote_id];
