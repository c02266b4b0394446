/** Its name, and what stands beside the part of its premium that is given for nothing, with its condition. */
interface BenefitText {
  readonly name: string;
  readonly allowanceText: string;
}

/** The names of add-ons in one language, by code. */
export type BenefitNames = Readonly<Record<string, string | BenefitText>>;

/** A code without a name stands for itself. */
export const benefitName = (names: BenefitNames, code: string): BenefitText => {
  const named = names[code] ?? code;
  return typeof named === 'string' ? { name: named, allowanceText: named } : named;
};
