import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import { platformRoot } from '#build/paths.ts';
import { temporaryFolder } from '#testing/sample-release.ts';
import { createToken, readSquads, revokeTokens, squadOf, tokenId } from './squads.ts';

let data = '';
beforeEach(() => {
  data = temporaryFolder();
});

const kite = { squad: 'Kite squad', remotes: ['mfe-kite'], by: 'ayu@desk' };

it('keeps who may release what, and of the token its digest alone', () => {
  const token = createToken(data, kite);
  expect(token).toMatch(/^payung_[\w-]{43}$/);
  expect(squadOf(data, token)).toMatchObject(kite);
  expect(squadOf(data, `${token}x`)).toBeUndefined();
  expect(squadOf(data, readSquads(data)[0]!.digest)).toBeUndefined();
  expect(readFileSync(join(data, 'squads.json'), 'utf8')).not.toContain(token.slice(7));
});

it('gives a squad a second token, and revokes one of them by its id or all by the name', () => {
  const first = createToken(data, kite);
  const second = createToken(data, kite);
  revokeTokens(data, tokenId(squadOf(data, first)!));
  expect(squadOf(data, first)).toBeUndefined();
  expect(squadOf(data, second)).toMatchObject(kite);
  revokeTokens(data, 'Kite squad');
  expect(readSquads(data)).toEqual([]);
  expect(() => revokeTokens(data, 'Kite squad')).toThrow('Kite squad has no token: npm run token -- list');
});

it('refuses a remote of another squad, and what no token can be for', () => {
  createToken(data, kite);
  const create =
    (squad: string, ...remotes: readonly string[]) =>
    () =>
      createToken(data, { squad, remotes, by: 'ayu@desk' });
  expect(create('Lantern squad', 'mfe-lantern', 'mfe-kite')).toThrow('mfe-kite is released by Kite squad.');
  expect(create('Lantern squad', 'backend')).toThrow('backend can be released with a token: name remotes');
  expect(create('Lantern squad')).toThrow('Nothing can be released');
  expect(create('', 'mfe-lantern')).toThrow('is no name of a squad');
  expect(readSquads(data)).toHaveLength(1);
});

it('lets nobody in where the file is damaged', () => {
  const token = createToken(data, kite);
  writeFileSync(join(data, 'squads.json'), '[{');
  expect(() => squadOf(data, token)).toThrow(/squads\.json cannot be read/);
});

it('loses no token of those that three processes create at once', async () => {
  const script = join(platformRoot, 'src', 'testing', 'create-many-tokens.ts');
  const names = ['Kite', 'Lantern', 'Moon'];
  const node = promisify(execFile);
  await Promise.all(names.map((name) => node(process.execPath, [script, data, name, '40'])));
  const countOf = (name: string): number => readSquads(data).filter(({ squad }) => squad === name).length;
  expect(names.map(countOf)).toEqual([40, 40, 40]);
  expect(existsSync(join(data, 'squads.json.lock'))).toBe(false);
});
