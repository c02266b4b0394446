import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { boundedLog } from './bounded-log.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-log-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

it('keeps two files of a bounded size, also over a restart, for nobody else to read', () => {
  const file = path.join(home, 'postgres.log');
  for (const start of [0, 50]) {
    const write = boundedLog(file, 100);
    for (let line = start; line < start + 50; line += 1) write(`line ${line} of the server\n`);
  }
  const [older, newer] = [`${file}.1`, file].map((each) => fs.readFileSync(each, 'utf8'));
  expect(`${older}${newer}`.trimEnd().split('\n').at(-1)).toBe('line 99 of the server');
  expect(older?.length).toBeGreaterThanOrEqual(100);
  for (const text of [older, newer]) expect(text?.length).toBeLessThan(130);
  expect(fs.readdirSync(home)).toEqual(['postgres.log', 'postgres.log.1']);
  expect(fs.statSync(file).mode & 0o077).toBe(0);
});

it('goes on where nothing can be written', () => {
  const write = boundedLog(path.join(home, 'nowhere', 'postgres.log'));
  expect(() => write('a line\n')).not.toThrow();
});
