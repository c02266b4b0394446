/** First year free with several years (MOT-025, MOT-026). */
export const WORKSHOP = 'AU01';

/** Third-party liability options exclude each other (MOT-024). */
export const isThirdParty = (code: string): boolean => code.includes('TP');

/** The codes after one was switched on or off; none may be left (ruling K34). */
export const toggleBenefit = (codes: readonly string[], code: string): readonly string[] => {
  if (codes.includes(code)) return codes.filter((each) => each !== code);
  const kept = isThirdParty(code) ? codes.filter((each) => !isThirdParty(each)) : codes;
  return [...kept, code];
};

export const hasTwoThirdParties = (codes: readonly string[]): boolean =>
  new Set(codes.filter(isThirdParty)).size > 1;
