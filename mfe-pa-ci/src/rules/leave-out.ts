import { NO_INSURED } from './insured.ts';
import type { Insured, InsuredField } from './insured.ts';

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
