import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { checkStartAhead } from '@payung/shared/domain/cover-start.ts';
import { isBefore, isIsoDate } from '@payung/shared/domain/dates.ts';
import { NO_INSURED } from './insured.ts';
import type { Insured } from '../contract/schemas/insured.ts';
import type { InsuredField } from './insured.ts';

/** A personal accident quote has 1 to 10 insureds (PA-025). */
export const MAX_PARTICIPANTS = 10;

/** Lengths of cover that are sold. */
export const MONTHS = [1, 3, 6, 12] as const;
export type Months = (typeof MONTHS)[number];

export const checkParticipants = (
  participants: number,
): 'pa.participants.tooFew' | 'pa.participants.tooMany' | undefined => {
  if (!Number.isInteger(participants) || participants < 1) return 'pa.participants.tooFew';
  return participants > MAX_PARTICIPANTS ? 'pa.participants.tooMany' : undefined;
};

/** The groups' numbers add up to the participants (ruling R23). */
export const checkGroups = (
  groups: readonly { readonly participants: number }[],
  participants: number,
): 'pa.groups.tooFew' | 'pa.groups.tooMany' | undefined => {
  const sum = groups.reduce((total, group) => total + group.participants, 0);
  if (sum === participants) return undefined;
  return sum < participants ? 'pa.groups.tooFew' : 'pa.groups.tooMany';
};

/** The day on which cover ends: the same day of the month, or that month's last where it has no such day. */
export const endOfCover = (start: IsoDate, months: Months): IsoDate => {
  const [year = 0, month = 1, day = 1] = start.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const end = new Date(
    Date.UTC(lastDay.getUTCFullYear(), lastDay.getUTCMonth(), Math.min(day, lastDay.getUTCDate())),
  );
  return end.toISOString().slice(0, 10);
};

/** What a plan costs for everybody, in whole rupiah. */
export const totalPremium = (
  { premiums }: { readonly premiums: Readonly<Record<Months, number>> },
  months: Months,
  participants: number,
): number => premiums[months] * participants;

/** The first day of cover: today or later, and not too far ahead. */
export const checkStart = (
  text: string,
  today: IsoDate,
): 'pa.start.required' | 'date.invalid' | 'pa.start.passed' | 'start.tooFar' | undefined => {
  if (text === '') return 'pa.start.required';
  if (!isIsoDate(text)) return 'date.invalid';
  return isBefore(text, today) ? 'pa.start.passed' : checkStartAhead(text, today);
};

export const isStartAllowed = (start: string, today: IsoDate): boolean =>
  checkStart(start, today) === undefined;

/** Whether anything of an insured would be lost. */
export const hasData = (insured: Insured): boolean =>
  (Object.keys(NO_INSURED) as InsuredField[]).some((field) => insured[field] !== NO_INSURED[field]);

/**
 * How many of those with data are too many for that number of participants (ruling R27). Empty insureds go by
 * themselves; the first always stays.
 */
export const countToLeaveOut = (insureds: readonly Insured[], participants: number): number => {
  const filled = insureds.filter((insured, index) => index === 0 || hasData(insured)).length;
  return Math.max(0, filled - participants);
};

/** Who may be left out: everybody with data but the first. */
export const leavable = <I extends Insured>(insureds: readonly I[]): readonly I[] =>
  insureds.slice(1).filter(hasData);
