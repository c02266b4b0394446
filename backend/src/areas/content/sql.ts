import type { Day, MaybeMoment, WithDefault } from '#core/database/column-types.ts';
import type { ContentKind } from '@payung/shared/schemas/content.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { JSONColumnType, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '#core/database/tables.ts';
import type { Queries } from '#core/database/database.ts';

interface ContentsTable {
  id: string;
  kind: ContentKind;
  position: number;
  category: JSONColumnType<BilingualText>;
  title: JSONColumnType<BilingualText>;
  body: JSONColumnType<BilingualText>;
  link: WithDefault<string>;
  minutes: number | null;
  published: Day;
  is_sample: boolean;
  search_en: string;
  search_id: string;
  retired_at: MaybeMoment;
}

interface BuildingCostsTable {
  building_class: string;
  region: string;
  class_name: JSONColumnType<BilingualText>;
  description: JSONColumnType<BilingualText>;
  region_name: JSONColumnType<BilingualText>;
  position: number;
  cost: number;
  source: JSONColumnType<BilingualText>;
  source_date: Day;
  is_sample: boolean;
  retired_at: MaybeMoment;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    contents: ContentsTable;
    building_costs: BuildingCostsTable;
  }
}

type NewContent = Omit<Content, 'retired_at'>;
type NewBuildingCost = Omit<BuildingCostRow, 'retired_at'>;
type Content = Selectable<Tables['contents']>;
type BuildingCostRow = Selectable<Tables['building_costs']>;

const MAX_CONTENTS = 500;
const MAX_COSTS = 1000;

const SEARCHED = { en: 'search_en', id: 'search_id' } as const;

const withoutWildcards = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** What counts of a kind, in the order of its page; every word must be found in that language. */
export const listContents = (
  db: Queries,
  {
    kind,
    words,
    language,
  }: {
    readonly kind: ContentKind;
    readonly words: readonly string[];
    readonly language: keyof typeof SEARCHED;
  },
): Promise<readonly Content[]> =>
  words
    .reduce(
      (query, word) => query.where(SEARCHED[language], 'like', `%${withoutWildcards(word)}%`),
      db.selectFrom('contents').selectAll().where('kind', '=', kind).where('retired_at', 'is', null),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(MAX_CONTENTS)
    .execute();

export const listBuildingCosts = (db: Queries): Promise<readonly BuildingCostRow[]> =>
  db
    .selectFrom('building_costs')
    .selectAll()
    .where('retired_at', 'is', null)
    .orderBy('position')
    .orderBy('building_class')
    .orderBy('region')
    .limit(MAX_COSTS)
    .execute();

/** Lock until the transaction ends: two servers that start together fill the tables once. */
export const lockContents = async (db: Queries): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('contents', 0))`.execute(db);
};

export const hasContents = async (db: Queries): Promise<boolean> =>
  (await db.selectFrom('contents').select('id').limit(1).executeTakeFirst()) !== undefined;

export const hasBuildingCosts = async (db: Queries): Promise<boolean> =>
  (await db.selectFrom('building_costs').select('region').limit(1).executeTakeFirst()) !== undefined;

/** Retired, never deleted; saving an item again makes it current. */
export const retireContents = async (db: Queries, now: Date): Promise<void> => {
  await db.updateTable('contents').set({ retired_at: now }).where('retired_at', 'is', null).execute();
};

export const retireBuildingCosts = async (db: Queries, now: Date): Promise<void> => {
  await db.updateTable('building_costs').set({ retired_at: now }).where('retired_at', 'is', null).execute();
};

/** Upsert: an existing item is overwritten and current again. */
export const saveContents = async (db: Queries, contents: readonly NewContent[]): Promise<void> => {
  await sql`insert into contents
    select * from jsonb_populate_recordset(null::contents, ${JSON.stringify(contents)}::jsonb)
    on conflict (id) do update set
      kind = excluded.kind, position = excluded.position, category = excluded.category,
      title = excluded.title, body = excluded.body, link = excluded.link, minutes = excluded.minutes,
      published = excluded.published, is_sample = excluded.is_sample, search_en = excluded.search_en,
      search_id = excluded.search_id, retired_at = null`.execute(db);
};

export const saveBuildingCosts = async (db: Queries, costs: readonly NewBuildingCost[]): Promise<void> => {
  await sql`insert into building_costs
    select * from jsonb_populate_recordset(null::building_costs, ${JSON.stringify(costs)}::jsonb)
    on conflict (building_class, region) do update set
      class_name = excluded.class_name, description = excluded.description,
      region_name = excluded.region_name, position = excluded.position, cost = excluded.cost,
      source = excluded.source, source_date = excluded.source_date, is_sample = excluded.is_sample,
      retired_at = null`.execute(db);
};
