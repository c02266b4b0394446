import { expect, it } from 'vitest';
import {
  chosenBenefits,
  codesOf,
  flagsOf,
  homeSubtotal,
  NO_COVERS,
  selectableHomeBenefits,
  toggleCover,
} from './covers.ts';

const benefit = (BenefitCode: string, Premium: number, BenefitType = 'C') => ({
  BenefitCode,
  BenefitType,
  Premium,
});
const earthquake = benefit('C0001028', 1_350_000);
const flood = benefit('C0002003', 450_000);
const riot = benefit('C0002004', 50_000);
const offered = [earthquake, flood, riot];

it('knows earthquake cover by C0001028 and isEQCoverOpted [HOME-021]', () => {
  expect(flagsOf(['C0001028'])).toEqual({ ...NO_COVERS, isEQCoverOpted: 'Y' });
});

it('knows riot, strike, malicious damage and civil commotion by C0002004 and isRSMDCCCoverOpted [HOME-022]', () => {
  expect(flagsOf(['C0002004'])).toEqual({ ...NO_COVERS, isRSMDCCCoverOpted: 'Y' });
});

it('knows flood cover by C0002003 and isFloodCoverOpted [HOME-023]', () => {
  expect(flagsOf(['C0002003'])).toEqual({ ...NO_COVERS, isFloodCoverOpted: 'Y' });
});

it('takes flags back to codes, and no code that is not sold', () => {
  expect(codesOf(flagsOf(['C0002004', 'C0001028', 'X']))).toEqual(['C0001028', 'C0002004']);
});

it('turns each flag over on its own [HOME-024]', () => {
  const both = toggleCover(toggleCover(NO_COVERS, 'C0001028'), 'C0002003');
  expect(both).toEqual({ isEQCoverOpted: 'Y', isFloodCoverOpted: 'Y', isRSMDCCCoverOpted: '' });
  expect(toggleCover(both, 'C0001028')).toEqual({ ...NO_COVERS, isFloodCoverOpted: 'Y' });
  expect(toggleCover(both, 'X')).toBe(both);
});

it('offers only benefits of type C [HOME-020]', () => {
  expect(selectableHomeBenefits([benefit('A1', 1, 'A'), earthquake, benefit('B1', 2, 'B')])).toEqual([
    earthquake,
  ]);
});

it('chooses the offered ones whose flag is on [HOME-025]', () => {
  const flags = flagsOf(['C0001028', 'C0002004']);
  expect(chosenBenefits(offered, flags)).toEqual([earthquake, riot]);
  expect(chosenBenefits([flood], flags)).toEqual([]);
  expect(chosenBenefits([{ ...earthquake, BenefitType: 'B' }], flags)).toEqual([]);
});

it('adds the quote premium and the premiums of what was chosen [HOME-026]', () => {
  expect(homeSubtotal(294_000, [earthquake, riot])).toBe(1_694_000);
  expect(homeSubtotal(294_000, [])).toBe(294_000);
});
