import type { IsoDate } from '@payung/shared/domain/dates.ts';

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
