import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepPrivate } from './private-files.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-private-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

const modeOf = (...parts: readonly string[]): string =>
  (fs.statSync(path.join(home, ...parts)).mode & 0o777).toString(8);

it('takes every file and folder of a database from everybody else', () => {
  fs.mkdirSync(path.join(home, 'database', 'base'), { recursive: true });
  for (const file of ['PG_VERSION', 'base/1']) fs.writeFileSync(path.join(home, 'database', file), '');
  fs.chmodSync(path.join(home, 'database'), 0o755);
  fs.chmodSync(path.join(home, 'database', 'base'), 0o775);
  fs.chmodSync(path.join(home, 'database', 'base', '1'), 0o644);
  keepPrivate(path.join(home, 'database'));
  expect(modeOf('database')).toBe('700');
  expect(modeOf('database', 'base')).toBe('700');
  expect(modeOf('database', 'PG_VERSION')).toBe('600');
  expect(modeOf('database', 'base', '1')).toBe('600');
});
