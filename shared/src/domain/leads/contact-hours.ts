import type { BilingualText } from '#product.ts';
import { localTime } from '../zones.ts';
import type { Zone } from '../zones.ts';
import { HOLIDAYS } from './holidays.ts';

const FIRST_MINUTE = 8 * 60;
const END_MINUTE = 18 * 60;
const SUNDAY = 0;

/** What is known of somebody who is about to be called or written to. */
export interface Contactable {
  readonly zone: Zone;
  readonly mayContact?: boolean | undefined;
  readonly doNotContact?: boolean | undefined;
}

/** Why somebody should not be contacted now. */
export type ContactWarning =
  | { readonly reason: 'doNotContact' | 'noConsent' | 'sunday' | 'hours' }
  | { readonly reason: 'holiday'; readonly holiday: BilingualText };

const timeWarning = (zone: Zone, now: Date): readonly ContactWarning[] => {
  const { day, minutes, weekday } = localTime(now, zone);
  const holiday = HOLIDAYS[day];
  if (holiday !== undefined) return [{ reason: 'holiday', holiday }];
  if (weekday === SUNDAY) return [{ reason: 'sunday' }];
  return minutes < FIRST_MINUTE || minutes >= END_MINUTE ? [{ reason: 'hours' }] : [];
};

/** Monday to Saturday from 08:00 to 18:00 on the clocks of the other person, not on holidays, with consent. */
export const contactWarnings = (
  { zone, mayContact, doNotContact }: Contactable,
  now: Date,
): readonly ContactWarning[] => {
  if (doNotContact === true) return [{ reason: 'doNotContact' }];
  const consent: readonly ContactWarning[] = mayContact === true ? [] : [{ reason: 'noConsent' }];
  return [...consent, ...timeWarning(zone, now)];
};

/** Only "do not contact" is final: everything else is the agent's own decision. */
export const isContactForbidden = (warnings: readonly ContactWarning[]): boolean =>
  warnings.some(({ reason }) => reason === 'doNotContact');
