import { expect, it } from 'vitest';
import { temporaryFolder } from '#testing/sample-release.ts';
import { createToken, readSquads, squadOf, squadOfId, tokenId } from './squads.ts';
import { daysLeft, endDayOf, endedWords, isTokenEnding, isTokenValid } from './token-end.ts';

const DAY = 86_400_000;
const created = '2026-11-29T09:00:00.000Z';
const at = (text: string): number => Date.parse(text);

it('holds until its end, and no longer', () => {
  const token = { created, ends: '2026-12-09T09:00:00.000Z' };
  expect(isTokenValid(token, at('2026-12-09T08:59:59.999Z'))).toBe(true);
  expect(isTokenValid(token, at('2026-12-09T09:00:00.000Z'))).toBe(false);
  expect(daysLeft(token, at('2026-12-08T10:00:00.000Z'))).toBe(1);
  expect(daysLeft(token, at('2027-12-08T10:00:00.000Z'))).toBe(0);
});

it('ends 90 days after it was created where it was created before tokens had an end', () => {
  expect(endDayOf({ created })).toBe('2027-02-27');
  expect(isTokenValid({ created }, at('2027-02-27T08:59:59.000Z'))).toBe(true);
  expect(isTokenValid({ created }, at('2027-02-27T09:00:00.000Z'))).toBe(false);
});

it('holds nothing where its dates are no dates', () => {
  expect(isTokenValid({ created, ends: 'never' }, at(created))).toBe(false);
});

it('is warned of in its last fourteen days', () => {
  expect(isTokenEnding({ created }, at('2027-02-13T08:59:59.000Z'))).toBe(false);
  expect(isTokenEnding({ created }, at('2027-02-13T09:00:00.000Z'))).toBe(true);
});

it('says what to do once it has ended', () => {
  const squad = {
    squad: 'Kite squad',
    remotes: ['mfe-kite', 'mfe-wing'],
    digest: '',
    by: 'ayu@desk',
    created,
  };
  expect(endedWords(squad)).toBe(
    'The token of Kite squad ended on 2027-02-27. Who runs the platform creates another one: npm run token -- create "Kite squad" --remotes mfe-kite,mfe-wing',
  );
});

it('is for 90 days, or for those that are named, and never without an end', () => {
  const data = temporaryFolder();
  const create = (days?: number) => () =>
    createToken(data, {
      squad: 'Kite squad',
      remotes: ['mfe-kite'],
      by: 'ayu@desk',
      ...(days === undefined ? {} : { days }),
    });
  create()();
  create(366)();
  expect(readSquads(data).map((token) => daysLeft(token, Date.parse(token.created)))).toEqual([90, 366]);
  for (const days of [0, -1, 367, 1.5, Number.NaN])
    expect(create(days)).toThrow('A token is for 1 to 366 days.');
});

it('is found by its id as long as it holds', () => {
  const data = temporaryFolder();
  const token = createToken(data, { squad: 'Kite squad', remotes: ['mfe-kite'], by: 'ayu@desk', days: 1 });
  const id = tokenId(squadOf(data, token)!);
  expect(squadOfId(data, id)?.squad).toBe('Kite squad');
  expect(squadOfId(data, id, Date.now() + DAY)).toBeUndefined();
  expect(squadOfId(data, '00000000')).toBeUndefined();
});
