import fs from 'node:fs';
import { expect, it } from 'vitest';
import { readEnvironment, WrongEnvironment } from '#environment.ts';
import { keptByLawUntil, RETENTION } from './retention.ts';

const readTooMany = () => readEnvironment({ KEEP_IDENTITY_PICTURES_DAYS: '91' });
const PAGE = new URL('../../docs/decisions/070-people-decide-about-their-data.md', import.meta.url);

it('has a default number of days for each kind of data, which the operator may change', () => {
  expect(readEnvironment({}).retention).toEqual({
    unsoldQuotes: 180,
    identityPictures: 90,
    leads: 730,
    leadsWithoutConsent: 30,
    tasks: 365,
    notifications: 365,
    registrations: 30,
    refusedRegistrations: 90,
    inviteLinks: 30,
    messages: 30,
    sessions: 30,
    records: 730,
    limits: 2,
  });
  expect(readEnvironment({ KEEP_UNSOLD_QUOTES_DAYS: '60' }).retention.unsoldQuotes).toBe(60);
});

it('refuses to keep photos of ID cards longer than people agreed to', () => {
  expect(readTooMany).toThrow(WrongEnvironment);
  expect(readTooMany).toThrow('KEEP_IDENTITY_PICTURES_DAYS must be days from 1 to 90');
});

it('keeps a policy ten years from the end of the year in which it ends', () => {
  expect(keptByLawUntil('2026-03-01')).toBe('2036-12-31');
});

it('lists the same kinds of data, days and variables as the decision page', () => {
  const page = fs.readFileSync(PAGE, 'utf8');
  const rows = Object.values(RETENTION).map(
    ({ variable, days, what }) => `| ${what.en} | ${days} | \`${variable}\` |`,
  );
  for (const row of rows) expect(page.replaceAll(/ +\|/g, ' |')).toContain(row);
});
