import type { BilingualText } from '@payung/shared/product.ts';
import { localTime } from '@payung/shared/domain/zones.ts';
import type { Zone } from '@payung/shared/domain/zones.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';

const FIRST_MINUTE = 8 * 60;
const END_MINUTE = 18 * 60;
const SUNDAY = 0;

/** What is known of somebody who is about to be called or written to. */
interface Contactable {
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

/**
 * National holidays of Indonesia.
 * 2026: joint decree of the ministers of religion, manpower and state apparatus 1497/2025, 2/2025 and 5/2025.
 * 2027: by the calendars that such decrees follow. The decree of that year may move the feasts of the moon by
 * a day, and is to be entered here when it is out.
 */
export const HOLIDAYS: Readonly<Record<IsoDate, BilingualText>> = {
  '2026-01-01': { en: 'New Year', id: 'Tahun Baru Masehi' },
  '2026-01-16': { en: 'Ascension of the Prophet Muhammad', id: 'Isra Mikraj' },
  '2026-02-17': { en: 'Chinese New Year', id: 'Tahun Baru Imlek' },
  '2026-03-19': { en: 'Day of Silence', id: 'Hari Suci Nyepi' },
  '2026-03-21': { en: 'Eid al-Fitr', id: 'Idulfitri' },
  '2026-03-22': { en: 'Eid al-Fitr', id: 'Idulfitri' },
  '2026-04-03': { en: 'Good Friday', id: 'Wafat Yesus Kristus' },
  '2026-04-05': { en: 'Easter', id: 'Paskah' },
  '2026-05-01': { en: 'Labour Day', id: 'Hari Buruh' },
  '2026-05-14': { en: 'Ascension Day', id: 'Kenaikan Yesus Kristus' },
  '2026-05-27': { en: 'Eid al-Adha', id: 'Iduladha' },
  '2026-05-31': { en: 'Vesak', id: 'Hari Raya Waisak' },
  '2026-06-01': { en: 'Pancasila Day', id: 'Hari Lahir Pancasila' },
  '2026-06-16': { en: 'Islamic New Year', id: 'Tahun Baru Islam' },
  '2026-08-17': { en: 'Independence Day', id: 'Hari Kemerdekaan' },
  '2026-08-25': { en: 'Birthday of the Prophet Muhammad', id: 'Maulid Nabi' },
  '2026-12-25': { en: 'Christmas', id: 'Hari Natal' },
  '2027-01-01': { en: 'New Year', id: 'Tahun Baru Masehi' },
  '2027-01-05': { en: 'Ascension of the Prophet Muhammad', id: 'Isra Mikraj' },
  '2027-02-06': { en: 'Chinese New Year', id: 'Tahun Baru Imlek' },
  '2027-03-08': { en: 'Day of Silence', id: 'Hari Suci Nyepi' },
  '2027-03-10': { en: 'Eid al-Fitr', id: 'Idulfitri' },
  '2027-03-11': { en: 'Eid al-Fitr', id: 'Idulfitri' },
  '2027-03-26': { en: 'Good Friday', id: 'Wafat Yesus Kristus' },
  '2027-03-28': { en: 'Easter', id: 'Paskah' },
  '2027-05-01': { en: 'Labour Day', id: 'Hari Buruh' },
  '2027-05-06': { en: 'Ascension Day', id: 'Kenaikan Yesus Kristus' },
  '2027-05-17': { en: 'Eid al-Adha', id: 'Iduladha' },
  '2027-05-20': { en: 'Vesak', id: 'Hari Raya Waisak' },
  '2027-06-01': { en: 'Pancasila Day', id: 'Hari Lahir Pancasila' },
  '2027-06-06': { en: 'Islamic New Year', id: 'Tahun Baru Islam' },
  '2027-08-15': { en: 'Birthday of the Prophet Muhammad', id: 'Maulid Nabi' },
  '2027-08-17': { en: 'Independence Day', id: 'Hari Kemerdekaan' },
  '2027-12-25': { en: 'Christmas', id: 'Hari Natal' },
};
