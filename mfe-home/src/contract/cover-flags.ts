import type { HomeCoverCode } from '#rules/covers.ts';

/** How the record and its changes name each cover (HOME-021 to HOME-023). */
export const COVER_FLAGS = [
  { code: 'C0001028', flag: 'isEQCoverOpted', premium: 'eQCoverPremium' },
  { code: 'C0002003', flag: 'isFloodCoverOpted', premium: 'floodCoverPremium' },
  { code: 'C0002004', flag: 'isRSMDCCCoverOpted', premium: 'rsmdccCoverPremium' },
] as const satisfies readonly { code: HomeCoverCode; flag: string; premium: string }[];

type CoverFlag = (typeof COVER_FLAGS)[number]['flag'];
/** 'Y' for a chosen cover, empty for any other (HOME-027). */
type CoverFlags = Readonly<Record<CoverFlag, 'Y' | ''>>;

export const flagsOf = (codes: readonly string[]): CoverFlags =>
  Object.fromEntries(
    COVER_FLAGS.map(({ code, flag }) => [flag, codes.includes(code) ? 'Y' : '']),
  ) as CoverFlags;

export const codesOf = (flags: Readonly<Record<string, unknown>>): readonly HomeCoverCode[] =>
  COVER_FLAGS.filter(({ flag }) => flags[flag] === 'Y').map(({ code }) => code);
