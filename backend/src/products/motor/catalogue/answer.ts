import type { CatalogueAnswer, CatalogueBrand, CatalogueModel } from 'mfe-motor/contract/schemas/vehicle.ts';
import { wordsOf } from 'mfe-motor/rules/vehicle-names.ts';
import type { VehicleKind } from 'mfe-motor/rules/vehicle.ts';
import type { Queries } from '#core/database/database.ts';
import { listBrands, listModelsLike, listModelsOf } from '../sql/vehicle-models.ts';
import type { VehicleModel } from '../sql/vehicle-models.ts';
import { ranked } from './rank.ts';

const MAX_MODELS = 20;

const shownModel = (row: VehicleModel): CatalogueModel => ({
  key: row.key,
  kind: row.kind,
  brand: row.brand,
  model: row.model,
  isEuropean: row.is_european,
  isCommercial: row.is_commercial,
  firstYear: row.first_year,
  ...(row.last_year === null ? {} : { lastYear: row.last_year }),
  guidePrice: row.guide_price,
});

interface CatalogueQuery {
  readonly kind: VehicleKind;
  readonly search?: string | undefined;
  readonly brand?: string | undefined;
}

const modelsFor = async (db: Queries, { kind, search = '', brand }: CatalogueQuery) => {
  const words = wordsOf(search).join(' ');
  if (brand !== undefined && brand !== '') {
    const models = await listModelsOf(db, { kind, brand });
    return words === '' ? models : ranked(search, models);
  }
  if (words === '') return [];
  // Typed in one word or in several, it has the same groups of letters.
  const candidates = await listModelsLike(db, kind, `${words} ${words.replaceAll(' ', '')}`);
  return ranked(search, candidates).slice(0, MAX_MODELS);
};

/** Brands of the kind, and the models that match the query (ruling R17). */
export const answerCatalogue = async (db: Queries, query: CatalogueQuery): Promise<CatalogueAnswer> => {
  const brands: readonly CatalogueBrand[] = (await listBrands(db, query.kind)).map((row) => ({
    brand: row.brand,
    isEuropean: row.is_european,
    models: row.models,
  }));
  return { brands, models: (await modelsFor(db, query)).map(shownModel) };
};
