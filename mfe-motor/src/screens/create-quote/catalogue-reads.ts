import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CatalogueBrand, CatalogueModel, Vehicle } from '#contract/schemas/vehicle.ts';
import { catalogueQuery } from '#motor-quote/kit.ts';
import { useDebounced } from '#motor-quote/use-debounced.ts';
import type { ModelFacts } from '#rules/acceptance.ts';
import { guidePriceAt, vehicleAge } from '#rules/vehicle.ts';
import { compact } from '#rules/vehicle-names.ts';
import { factsByWords } from '#rules/typed-vehicle.ts';
import type { KnownModel } from '#rules/typed-vehicle.ts';

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

const placeholderData = keepPreviousData;

/** The brands and models that were read, as names by which a typed one is known. */
const knownModels = (
  brands: readonly CatalogueBrand[],
  models: readonly CatalogueModel[],
): readonly KnownModel[] => [
  ...brands.map((each) => ({
    brandNames: [compact(each.brand)],
    names: [],
    isEuropean: each.isEuropean,
    isCommercial: false,
  })),
  ...models.map((each) => ({ ...each, brandNames: [compact(each.brand)], names: [compact(each.model)] })),
];

const factsOf = ({ isEuropean, isCommercial }: CatalogueModel): ModelFacts => ({ isEuropean, isCommercial });

export interface Catalogue {
  /** Brands and models that the words in the brand field may mean; all brands before anything was typed. */
  readonly brands: readonly CatalogueBrand[];
  readonly anyModels: readonly CatalogueModel[];
  /** Models of the brand that the words in the model field may mean. */
  readonly models: readonly CatalogueModel[];
  /** The model in the form; undefined while it is not known, and for one that is not listed. */
  readonly model: CatalogueModel | undefined;
  /** The catalogue was asked, and has no such model. */
  readonly isUnlisted: boolean;
  /** What acceptance asks of the model; nothing while it is not known. */
  readonly facts: ModelFacts;
}

/** What the catalogue says of the brand and the model that are being typed. */
export const useCatalogue = ({
  kind,
  brand,
  model,
}: Pick<Vehicle, 'kind' | 'brand' | 'model'>): Catalogue => {
  const brandWords = useDebounced(plain(brand));
  const modelWords = useDebounced(plain(model));
  const search = useQuery({
    ...catalogueQuery(brandWords === '' ? { kind } : { kind, search: brandWords }),
    placeholderData,
  });
  const listed = search.data?.brands.find((each) => plain(each.brand) === plain(brand))?.brand;
  const ofBrand = { kind, brand: listed ?? '' };
  const enabled = listed !== undefined;
  const all = useQuery({ ...catalogueQuery(ofBrand), enabled });
  const found = useQuery({
    ...catalogueQuery(modelWords === '' ? ofBrand : { ...ofBrand, search: modelWords }),
    enabled,
    placeholderData,
  });

  const match = enabled ? all.data?.models.find((each) => plain(each.model) === plain(model)) : undefined;
  const isAsked = brandWords === plain(brand) && search.isSuccess && !search.isPlaceholderData;
  const isKnown = enabled ? all.isSuccess && match === undefined : isAsked;
  const isTyped = isKnown && plain(brand) !== '' && plain(model) !== '';
  const known = knownModels(search.data?.brands ?? [], all.data?.models ?? []);
  const unlisted = isTyped ? factsByWords({ brand, model }, known) : {};
  return {
    // The server answers all of them, which would lie above the models that were found.
    brands: search.data?.brands.filter((each) => plain(each.brand).includes(brandWords)) ?? [],
    anyModels: search.data?.models ?? [],
    models: enabled ? (found.data?.models ?? []) : [],
    model: match,
    isUnlisted: isTyped && modelWords === plain(model),
    facts: match === undefined ? unlisted : factsOf(match),
  };
};

/** Guide price of a model as old as it is when the cover begins; nothing while its year is not known. */
export const guidePriceOf = (
  model: CatalogueModel | undefined,
  year: number,
  startDate: string,
): number | undefined =>
  model === undefined || !(year > 0) || startDate === ''
    ? undefined
    : guidePriceAt(model.guidePrice, vehicleAge(year, startDate));
