import type { ModelFacts } from './acceptance.ts';
import { hasName, isEuropeanName, isPassengerName, partsOf } from './vehicle-names.ts';
import type { VehicleName } from './vehicle-names.ts';

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

/** What stands behind the name of a commercial model: `Carry PU` is called `Carry` too, and `Gran Max PU` `Gran Max`. */
const KIND_AT_END = /(?:pu|pickup|blindvan)$/;

/** With the shorter names of the commercial ones: which of two kinds such a name means cannot be resolved. */
const withShortNames = (model: KnownModel): KnownModel => {
  if (!model.isCommercial) return model;
  const short = model.names.filter((name) => KIND_AT_END.test(name));
  return { ...model, names: [...model.names, ...short.map((name) => name.replace(KIND_AT_END, ''))] };
};

/** `X5` and `C200`; a number alone, as of Peugeot and Fiat, says nothing. */
const hasModelOf = (models: readonly KnownModel[], parts: readonly string[]): boolean =>
  models.some(({ names }) => names.some((name) => /[a-z]/.test(name) && hasName(parts, name)));

/**
 * What acceptance takes a vehicle for whose model the catalogue does not list: its brand and its kind by the words
 * that were typed. A brand that they do not name may be any, so the strictest rule applies to it (ruling R72).
 */
export const factsByWords = (typed: VehicleName, models: readonly KnownModel[]): Required<ModelFacts> => {
  const { brand, model } = typed;
  const brandParts = partsOf(brand);
  const name = `${brand} ${model}`;
  const parts = partsOf(name);
  const all = isPassengerName(name) ? models : models.map(withShortNames);
  const ofBrand = all.filter(({ brandNames }) => brandNames.some((each) => hasName(brandParts, each)));
  const isKnown = ofBrand.length > 0;
  // A brand that makes nothing else, or a commercial model of whichever brand.
  const isCommercialElsewhere = (): boolean =>
    (isKnown && ofBrand.every(({ isCommercial }) => isCommercial)) ||
    isCommercialAmong(
      all.filter(({ isCommercial }) => isCommercial),
      parts,
    ) === true;
  // `Toyota` with a model that only another brand has.
  const isEuropeanElsewhere = (): boolean =>
    !hasModelOf(ofBrand, parts) &&
    hasModelOf(
      all.filter(({ isEuropean }) => isEuropean),
      partsOf(model),
    );
  return {
    isEuropean:
      !isKnown ||
      ofBrand.some(({ isEuropean }) => isEuropean) ||
      isEuropeanName(typed) ||
      isEuropeanElsewhere(),
    isCommercial: isCommercialAmong(ofBrand, parts) ?? isCommercialElsewhere(),
  };
};
