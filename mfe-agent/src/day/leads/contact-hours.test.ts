import { expect, it } from 'vitest';
import { contactWarnings, isContactForbidden, HOLIDAYS } from './contact-hours.ts';

const agreed = { zone: 'WIB', mayContact: true } as const;
const reasonsAt = (moment: string, who: Parameters<typeof contactWarnings>[0] = agreed) =>
  contactWarnings(who, new Date(moment)).map(({ reason }) => reason);

// 2026-11-23 is a Monday; Jakarta is UTC+7.
it.each([
  ['2026-11-23T00:59:00Z', '07:59 on Monday', ['hours']],
  ['2026-11-23T01:00:00Z', '08:00 on Monday', []],
  ['2026-11-23T10:59:00Z', '17:59 on Monday', []],
  ['2026-11-23T11:00:00Z', '18:00 on Monday', ['hours']],
  ['2026-11-28T03:00:00Z', '10:00 on Saturday', []],
  ['2026-11-29T03:00:00Z', '10:00 on Sunday', ['sunday']],
  ['2026-12-25T03:00:00Z', '10:00 at Christmas', ['holiday']],
  ['2027-03-10T03:00:00Z', '10:00 on Eid', ['holiday']],
])('at %s (%s) warns of %j', (moment, _when, reasons) => {
  expect(reasonsAt(moment)).toEqual(reasons);
});

it.each([
  ['WIB', 'hours'],
  ['WITA', 'hours'],
  ['WIT', undefined],
] as const)(
  'goes by the clocks of the lead: 08:00 in Jayapura is too early elsewhere (%s)',
  (zone, reason) => {
    expect(reasonsAt('2026-11-22T23:00:00Z', { ...agreed, zone })).toEqual(
      reason === undefined ? [] : [reason],
    );
  },
);

it('goes by the day of the lead: in Jayapura Sunday has begun', () => {
  expect(reasonsAt('2026-11-28T15:30:00Z', { ...agreed, zone: 'WIT' })).toEqual(['sunday']);
  expect(reasonsAt('2026-11-28T15:30:00Z', agreed)).toEqual(['hours']);
});

it('warns of a missing consent beside the hour', () => {
  expect(reasonsAt('2026-11-23T03:00:00Z', { zone: 'WIB' })).toEqual(['noConsent']);
  expect(reasonsAt('2026-11-29T03:00:00Z', { zone: 'WIB', mayContact: false })).toEqual([
    'noConsent',
    'sunday',
  ]);
});

it('lets nobody override "do not contact", and everything else', () => {
  const never = contactWarnings({ ...agreed, doNotContact: true }, new Date('2026-11-23T03:00:00Z'));
  expect(never).toEqual([{ reason: 'doNotContact' }]);
  expect(isContactForbidden(never)).toBe(true);
  expect(isContactForbidden(contactWarnings({ zone: 'WIB' }, new Date('2026-11-29T03:00:00Z')))).toBe(false);
});

it('names the holiday', () => {
  expect(contactWarnings(agreed, new Date('2026-08-17T03:00:00Z'))).toEqual([
    { reason: 'holiday', holiday: { en: 'Independence Day', id: 'Hari Kemerdekaan' } },
  ]);
});

const daysOf = (year: string) => Object.keys(HOLIDAYS).filter((day) => day.startsWith(year));

it('knows the holidays of two years', () => {
  expect(daysOf('2026')).toHaveLength(17);
  expect(daysOf('2027')).toHaveLength(17);
});
