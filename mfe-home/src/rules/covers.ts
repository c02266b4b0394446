/** The additional coverages of home in the order they are offered (HOME-021 to HOME-023). */
export const HOME_COVERS = [
  { code: 'C0001028', cover: 'earthquake' },
  { code: 'C0002003', cover: 'flood' },
  { code: 'C0002004', cover: 'rsmdcc' },
] as const;

export type HomeCover = (typeof HOME_COVERS)[number];
export type HomeCoverCode = HomeCover['code'];

export const coverOf = (code: string): HomeCover | undefined =>
  HOME_COVERS.find((cover) => cover.code === code);

/** Turns one cover on or off and leaves the others as they are (HOME-024). */
export const toggleCover = (codes: readonly string[], code: string): readonly string[] => {
  if (coverOf(code) === undefined) return codes;
  return codes.includes(code) ? codes.filter((chosen) => chosen !== code) : [...codes, code];
};

/** Only benefits of type C are offered (HOME-020). */
export const selectableBenefits = <B extends { readonly type: string }>(
  benefits: readonly B[],
): readonly B[] => benefits.filter(({ type }) => type === 'C');

/** The offered ones that were chosen (HOME-025). */
export const chosenBenefits = <B extends { readonly code: string; readonly type: string }>(
  offered: readonly B[],
  codes: readonly string[],
): readonly B[] => selectableBenefits(offered).filter(({ code }) => codes.includes(code));
