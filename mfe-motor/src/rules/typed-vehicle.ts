import type { ModelFacts } from './acceptance.ts';
import { isEuropeanBrand, hasName, partsOf } from './vehicle-names.ts';

/** A model of the catalogue by its compact names, those of its brand and their aliases. */
export interface KnownModel extends Required<ModelFacts> {
  readonly brandNames: readonly string[];
  /** None: only the brand is known. */
  readonly names: readonly string[];
}

/**
 * Whether what was typed is one of the models by a longer name of it, such as `Hilux Double Cabin`. A name that
 * is part of that of a private car does not count: `Range Rover Sport` is no `Rover`.
 */
const isCommercialAmong = (models: readonly KnownModel[], parts: readonly string[]): boolean | undefined => {
  const found = models.flatMap(({ names, isCommercial }) =>
    names.filter((name) => hasName(parts, name)).map((name) => ({ name, isCommercial })),
  );
  if (found.length === 0) return undefined;
  const isPartOfAnother = (name: string): boolean =>
    found.some(
      (other) => !other.isCommercial && other.name.length > name.length && other.name.includes(name),
    );
  return found.some(({ name, isCommercial }) => isCommercial && !isPartOfAnother(name));
};

/**
 * What acceptance takes a vehicle for whose model the catalogue does not list: its brand and its kind by the words
 * that were typed. A brand that they do not name may be any, so the strictest rule applies to it (ruling R72).
 */
export const factsByWords = (
  { brand, model }: { readonly brand: string; readonly model: string },
  models: readonly KnownModel[],
): Required<ModelFacts> => {
  const brandParts = partsOf(brand);
  const parts = partsOf(`${brand} ${model}`);
  const ofBrand = models.filter(({ brandNames }) => brandNames.some((name) => hasName(brandParts, name)));
  const isKnown = ofBrand.length > 0;
  // A brand that makes nothing else, or a commercial model of whichever brand.
  const isCommercialElsewhere = (): boolean =>
    (isKnown && ofBrand.every(({ isCommercial }) => isCommercial)) ||
    isCommercialAmong(
      models.filter(({ isCommercial }) => isCommercial),
      parts,
    ) === true;
  return {
    isEuropean: !isKnown || ofBrand.some(({ isEuropean }) => isEuropean) || isEuropeanBrand(brand),
    isCommercial: isCommercialAmong(ofBrand, parts) ?? isCommercialElsewhere(),
  };
};
