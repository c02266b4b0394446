import { sumOf } from '../money.ts';

/** The additional coverages of home in the order they are offered (HOME-021 to HOME-023). */
export const HOME_COVERS = [
  { code: 'C0001028', flag: 'isEQCoverOpted', cover: 'earthquake', icon: 'earthquake' },
  { code: 'C0002003', flag: 'isFloodCoverOpted', cover: 'flood', icon: 'flood' },
  { code: 'C0002004', flag: 'isRSMDCCCoverOpted', cover: 'rsmdcc', icon: 'riot' },
] as const;

export type HomeCover = (typeof HOME_COVERS)[number];
export type HomeCoverCode = HomeCover['code'];
export type HomeCoverFlag = HomeCover['flag'];
/** 'Y' for a chosen cover, empty for any other (HOME-027). */
export type HomeCoverFlags = Readonly<Record<HomeCoverFlag, 'Y' | ''>>;

export const NO_COVERS: HomeCoverFlags = {
  isEQCoverOpted: '',
  isFloodCoverOpted: '',
  isRSMDCCCoverOpted: '',
};

export const coverOf = (code: string): HomeCover | undefined =>
  HOME_COVERS.find((cover) => cover.code === code);

export const flagsOf = (codes: readonly string[]): HomeCoverFlags => {
  const flagIf = (flag: HomeCoverFlag): 'Y' | '' =>
    HOME_COVERS.some((cover) => cover.flag === flag && codes.includes(cover.code)) ? 'Y' : '';
  return {
    isEQCoverOpted: flagIf('isEQCoverOpted'),
    isFloodCoverOpted: flagIf('isFloodCoverOpted'),
    isRSMDCCCoverOpted: flagIf('isRSMDCCCoverOpted'),
  };
};

export const codesOf = (flags: HomeCoverFlags): readonly HomeCoverCode[] =>
  HOME_COVERS.filter((cover) => flags[cover.flag] === 'Y').map((cover) => cover.code);

/** Turns one cover over and leaves the others as they are (HOME-024). */
export const toggleCover = (flags: HomeCoverFlags, code: string): HomeCoverFlags => {
  const cover = coverOf(code);
  return cover === undefined ? flags : { ...flags, [cover.flag]: flags[cover.flag] === 'Y' ? '' : 'Y' };
};

/** Only benefits of type C are offered (HOME-020). */
export const selectableHomeBenefits = <B extends { readonly BenefitType: string }>(
  benefits: readonly B[],
): readonly B[] => benefits.filter((benefit) => benefit.BenefitType === 'C');

/** The offered ones whose flag is on (HOME-025). */
export const chosenBenefits = <B extends { readonly BenefitCode: string; readonly BenefitType: string }>(
  offered: readonly B[],
  flags: HomeCoverFlags,
): readonly B[] => {
  const codes: readonly string[] = codesOf(flags);
  return selectableHomeBenefits(offered).filter((benefit) => codes.includes(benefit.BenefitCode));
};

/** Plan premium and the premiums of what was chosen, whole rupiah (HOME-026). */
export const homeSubtotal = (premium: number, chosen: readonly { readonly Premium: number }[]): number =>
  premium + sumOf(chosen.map((benefit) => benefit.Premium));
