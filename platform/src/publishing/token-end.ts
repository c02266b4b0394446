const DAY_MS = 86_400_000;
export const TOKEN_DAYS = 90;
export const MOST_TOKEN_DAYS = 366;
const WARNED_DAYS = 14;

/** ISO dates and times. */
interface Dates {
  readonly created: string;
  readonly ends?: string;
}

export const endAfter = (created: string, days: number): string =>
  new Date(Date.parse(created) + days * DAY_MS).toISOString();

/** A token of before, which has no end of its own, ends as one that is created without saying for how long. */
const endOf = ({ created, ends = endAfter(created, TOKEN_DAYS) }: Dates): string => ends;

/** The day on which it ends, `2027-02-27`. */
export const endDayOf = (token: Dates): string => endOf(token).slice(0, 10);

export const isTokenValid = (token: Dates, now: number): boolean => now < Date.parse(endOf(token));

export const daysLeft = (token: Dates, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(endOf(token)) - now) / DAY_MS));

/** Whether its end is so near that every answer says so. */
export const isTokenEnding = (token: Dates, now: number): boolean => daysLeft(token, now) <= WARNED_DAYS;

/** For whoever is refused; a token is created where the data folder is. */
export const endedWords = ({
  squad,
  remotes,
  ...dates
}: Dates & { readonly squad: string; readonly remotes: readonly string[] }): string =>
  `The token of ${squad} ended on ${endDayOf(dates)}. Who runs the platform creates another one: npm run token -- create "${squad}" --remotes ${remotes.join(',')}`;
