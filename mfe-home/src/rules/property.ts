import { checkStartAhead } from '@payung/shared/domain/cover-start.ts';
import { addDays, checkTypedDate, isBefore, isIsoDate } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { hasOnlyLetters, NAME_MAX, normaliseName } from '@payung/shared/domain/people/names.ts';
import { isLatin } from '@payung/shared/domain/text/printed-text.ts';
import type { Property } from '#contract/schemas/property.ts';

/** Whole rupiah, all sums together (HOME-011). */
export const MAX_TOTAL_SUM_INSURED = 10_000_000_000;
/** What texts that name it are filled with (HOME-011). */
export const LIMIT_VALUES = { ip: new Intl.NumberFormat('id-ID').format(MAX_TOTAL_SUM_INSURED) } as const;

export const totalSumInsured = (
  sums: Pick<Property, 'buildingSumInsured' | 'contentsSumInsured' | 'fixturesSumInsured'>,
): number => sums.buildingSumInsured + sums.contentsSumInsured + sums.fixturesSumInsured;

/** Above any building in Indonesia: catches mistyped numbers. */
const MAX_STORIES = 200;

/** As on the ID card, of letters and spaces only (HOME-090). */
export const checkHomeName = (
  text: string,
): 'home.name.required' | 'name.latin' | 'name.letters' | 'name.long' | undefined => {
  const name = normaliseName(text);
  if (name === '') return 'home.name.required';
  if (name.length > NAME_MAX) return 'name.long';
  if (!isLatin(name)) return 'name.latin';
  return hasOnlyLetters(name) ? undefined : 'name.letters';
};

/** Cover may begin yesterday, no earlier (HOME-082, ruling K77). */
export const earliestStart = (today: IsoDate): IsoDate => addDays(today, -1);

/** One message for a missing day and for one too early (HOME-081). */
export const checkHomeStart = (
  start: string,
  today: IsoDate,
): 'startDate.required' | 'date.invalid' | 'start.tooFar' | undefined => {
  const unreadable = checkTypedDate(start);
  if (unreadable !== undefined) return unreadable;
  return start === '' || isBefore(start, earliestStart(today))
    ? 'startDate.required'
    : checkStartAhead(start, today);
};

export const isStartDateAllowed = (start: string, today: IsoDate): boolean =>
  checkHomeStart(start, today) === undefined;

/**
 * The same day a year later (HOME-083). Cover from 29 February ends on 28 February: a year of cover
 * never reaches into a second year.
 */
export const homeExpiry = (start: IsoDate): IsoDate => {
  const sameDay = `${String(Number(start.slice(0, 4)) + 1).padStart(4, '0')}${start.slice(4)}`;
  return isIsoDate(sameDay) ? sameDay : `${sameDay.slice(0, 8)}28`;
};

const checkStories = (stories: number): 'home.stories.required' | 'home.stories.range' | undefined => {
  if (!(stories > 0)) return 'home.stories.required';
  return Number.isInteger(stories) && stories <= MAX_STORIES ? undefined : 'home.stories.range';
};

const isRupiah = (sum: number): boolean => Number.isInteger(sum) && sum >= 0;
const checkSum = (sum: number): 'home.sum.whole' | undefined =>
  isRupiah(sum) ? undefined : 'home.sum.whole';

/** A house: the building always, its contents if wanted, no fixtures of its own. */
const checkHouse = (property: Property) => ({
  buildingSumInsured:
    property.buildingSumInsured === 0
      ? ('home.building.required' as const)
      : checkSum(property.buildingSumInsured),
  contentsSumInsured: checkSum(property.contentsSumInsured),
  fixturesSumInsured:
    property.fixturesSumInsured === 0 ? undefined : ('home.fixtures.apartmentsOnly' as const),
});

/** An apartment: its fixtures and nothing else (HOME-113). */
const checkApartment = (property: Property) => ({
  buildingSumInsured:
    property.buildingSumInsured === 0 ? undefined : ('home.apartment.fixturesOnly' as const),
  contentsSumInsured:
    property.contentsSumInsured === 0 ? undefined : ('home.apartment.fixturesOnly' as const),
  fixturesSumInsured:
    property.fixturesSumInsured === 0
      ? ('home.fixtures.required' as const)
      : checkSum(property.fixturesSumInsured),
});

/** All sums together (HOME-011). */
export const checkTotalSumInsured = (property: Parameters<typeof totalSumInsured>[0]) =>
  totalSumInsured(property) > MAX_TOTAL_SUM_INSURED ? ('home.sum.total' as const) : undefined;

/** Messages by field; a field without an entry is valid. Whether the city lies in the province, the lists know. */
export const checkProperty = (property: Property, insuredName: string, today: IsoDate) => ({
  insuredName: checkHomeName(insuredName),
  provinceId: property.provinceId.trim() === '' ? ('address.province.required' as const) : undefined,
  city: property.city.trim() === '' ? ('address.city.required' as const) : undefined,
  startDate: checkHomeStart(property.startDate, today),
  stories: checkStories(property.stories),
  ...(property.propertyType === 'apartment' ? checkApartment(property) : checkHouse(property)),
  totalSumInsured: checkTotalSumInsured(property),
});

export type PropertyProblems = ReturnType<typeof checkProperty>;
