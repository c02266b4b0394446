import { REASON_LENGTH } from '@payung/shared/domain/network/members.ts';

const MOST_POLICIES = 100_000;

/** As it is sent and kept. */
export const tidyReason = (reason: string): string => reason.trim();

export const checkReason = (reason: string): 'member.reason.short' | undefined =>
  tidyReason(reason).length < REASON_LENGTH.min ? 'member.reason.short' : undefined;

const comparable = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('id');

/** What cannot be undone is asked for by name; capitals and spaces do not matter, as on the server. */
export const checkTypedName = (typed: string, name: string): 'member.typedName.wrong' | undefined =>
  comparable(typed) === comparable(name) ? undefined : 'member.typedName.wrong';

export const checkTarget = ({
  premium,
  policies,
}: {
  readonly premium: number;
  readonly policies: number;
}): 'member.target.none' | 'member.target.tooMany' | undefined => {
  if (policies > MOST_POLICIES) return 'member.target.tooMany';
  return premium === 0 && policies === 0 ? 'member.target.none' : undefined;
};

/** The month of a day and the twelve after it, as YYYY-MM. */
export const monthsFrom = (day: string): readonly string[] => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: 13 }, (_none, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  );
};
