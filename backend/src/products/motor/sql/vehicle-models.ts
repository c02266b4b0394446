import type { Insertable, Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import { compact } from 'mfe-motor/rules/vehicle-names.ts';
import type { VehicleKind } from 'mfe-motor/rules/vehicle.ts';
import type { MaybeMoment } from '#core/database/column-types.ts';
import type { Queries } from '#core/database/database.ts';
import { prepared } from '#core/database/prepared.ts';
import type { Tables } from '#core/database/tables.ts';

interface VehicleModelsTable {
  key: string;
  kind: VehicleKind;
  brand: string;
  model: string;
  is_european: boolean;
  is_commercial: boolean;
  first_year: number;
  last_year: number | null;
  guide_price: number;
  is_example: boolean;
  /** Other names, with `|` between them. */
  aliases: string;
  /** As they are compared, its own first. */
  brand_names: readonly string[];
  names: readonly string[];
  search: string;
  retired_at: MaybeMoment;
}

/** The table of `migrations/015-motor.sql`. */
interface CatalogueTables {
  vehicle_models: VehicleModelsTable;
}

export type VehicleModel = Selectable<VehicleModelsTable>;
export type NewVehicleModel = Insertable<VehicleModelsTable>;

const withCatalogue = (db: Queries): Kysely<Tables & CatalogueTables> =>
  db as unknown as Kysely<Tables & CatalogueTables>;

/** A name as it is compared: of the model itself before that of an alias. */
export const findModelByName = (
  db: Queries,
  { kind, brand, model }: Pick<VehicleModel, 'kind' | 'brand' | 'model'>,
): Promise<VehicleModel | undefined> =>
  withCatalogue(db)
    .selectFrom('vehicle_models')
    .selectAll()
    .where('kind', '=', kind)
    .where(sql<boolean>`brand_names @> array[${compact(brand)}]`)
    .where(sql<boolean>`names @> array[${compact(model)}]`)
    .where('retired_at', 'is', null)
    .orderBy(sql`names[1] <> ${compact(model)}`)
    .orderBy('key')
    .limit(1)
    .executeTakeFirst();

/** All that says what a typed name may mean. */
export const listKnownModels = prepared((db, kind: VehicleKind) =>
  withCatalogue(db)
    .selectFrom('vehicle_models')
    .select([
      'brand_names as brandNames',
      'names',
      'is_european as isEuropean',
      'is_commercial as isCommercial',
    ])
    .where('kind', '=', kind)
    .where('retired_at', 'is', null)
    .compile(),
);

export const listBrands = prepared((db, kind: VehicleKind) =>
  withCatalogue(db)
    .selectFrom('vehicle_models')
    .select(['brand', 'is_european'])
    .select((each) => each.fn.countAll<number>().as('models'))
    .where('kind', '=', kind)
    .where('retired_at', 'is', null)
    .groupBy(['brand', 'is_european'])
    .orderBy('brand')
    .compile(),
);

export const listModelsOf = (
  db: Queries,
  { kind, brand }: Pick<VehicleModel, 'kind' | 'brand'>,
): Promise<readonly VehicleModel[]> =>
  withCatalogue(db)
    .selectFrom('vehicle_models')
    .selectAll()
    .where('kind', '=', kind)
    .where(sql<boolean>`brand_names @> array[${compact(brand)}]`)
    .where('retired_at', 'is', null)
    .orderBy('model')
    .execute();

const MAX_CANDIDATES = 50;

/** Models that share most groups of three letters with those words; which of them are meant, the caller decides. */
export const listModelsLike = prepared((db, kind: VehicleKind, words: string) =>
  sql<VehicleModel>`
    with likely as (
      select g.key from vehicle_grams_of(${words}) as wanted
      join vehicle_name_grams g on g.kind = ${kind} and g.gram = wanted
      group by g.key order by count(*) desc, g.key limit ${MAX_CANDIDATES}
    )
    select m.* from likely join vehicle_models m on m.key = likely.key`.compile(db),
);

/** Held until the transaction ends: two servers that start together fill the catalogue once. */
export const lockCatalogue = async (db: Queries): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('vehicle catalogue', 0))`.execute(db);
};

export const hasModels = async (db: Queries): Promise<boolean> => {
  const row = await withCatalogue(db).selectFrom('vehicle_models').select('key').limit(1).executeTakeFirst();
  return row !== undefined;
};

/** An existing model is overwritten and no longer retired. */
export const saveModels = async (db: Queries, models: readonly NewVehicleModel[]): Promise<void> => {
  await sql`insert into vehicle_models
    select * from jsonb_populate_recordset(null::vehicle_models, ${JSON.stringify(models)}::jsonb)
    on conflict (key) do update set
      brand = excluded.brand, model = excluded.model, is_european = excluded.is_european,
      is_commercial = excluded.is_commercial, first_year = excluded.first_year,
      last_year = excluded.last_year, guide_price = excluded.guide_price, is_example = excluded.is_example,
      aliases = excluded.aliases, brand_names = excluded.brand_names, names = excluded.names,
      search = excluded.search, retired_at = null`.execute(db);
};

/** Retired, never deleted: quotes name them. Those that are saved afterwards count again. */
export const retireModels = async (db: Queries, now: Date): Promise<void> => {
  await withCatalogue(db)
    .updateTable('vehicle_models')
    .set({ retired_at: now })
    .where('retired_at', 'is', null)
    .execute();
};

/** After an import: the groups of letters of the models that count. */
export const refillGrams = async (db: Queries): Promise<void> => {
  await sql`delete from vehicle_name_grams`.execute(db);
  await sql`insert into vehicle_name_grams (gram, kind, key)
    select gram, kind, key from vehicle_models, vehicle_grams_of(search) as gram
    where retired_at is null`.execute(db);
};
