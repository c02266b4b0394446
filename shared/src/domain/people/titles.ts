const wordsOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));

/** Titles, ranks and forms of address before a name, in small letters without their dots. */
export const TITLES_BEFORE = wordsOf([
  'dr dra drs drg drh prof ir h hj hajah haji kh ust ustadz ustadzah raden rm ra rr rd',
  'tn ny nn sdr sdri bapak bpk pak ibu bu mr mrs ms apt ns',
]);

/** Degrees behind a name, in small letters without their dots. */
export const DEGREES_BEHIND = wordsOf([
  'se sh sip sik skom sked sksi st si spd ssos ssi ssn sag sap stp spt shut skm sst sp spi mm mba mh mhum msi msc',
  'mkom mkes mpd mt ma mak mp mars mph phd amd amdkeb bsc ba llm ak ca cpa cfp',
]);
