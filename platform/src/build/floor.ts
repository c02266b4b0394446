/** The oldest browsers that are promised, by their names at caniuse and MDN. Said here and nowhere else. */
export const FLOOR = { chrome: '109', safari: '16.4', firefox: '115' } as const;

/** As browserslist spells it: what scripts and styles are translated for. */
export const TARGETS: readonly string[] = Object.entries(FLOOR).map(
  ([browser, version]) => `${browser} >= ${version}`,
);

/** The newest edition of ECMAScript whose syntax all of them read. */
export const ECMASCRIPT = 2022;
