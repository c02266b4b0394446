import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { readEnvironment } from './environment.ts';
import { serverSecret, testerToken } from './server-keys.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-keys-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());
const environmentIn = (name: string) => readEnvironment({ PAYUNG_DATA: path.join(home, name) });

it('creates a key file once, readable by its owner only', () => {
  const environment = environmentIn('once');
  const key = serverSecret(environment);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(serverSecret(environment)).toBe(key);
  expect(testerToken(environment)).not.toBe(key);
  expect(fs.statSync(path.join(home, 'once', 'server.key')).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(path.join(home, 'once')).toSorted()).toEqual(['server.key', 'tester.key']);
});

it('leaves no partial key file when writing is interrupted, and creates the key at the next start', () => {
  const environment = environmentIn('cut');
  vi.spyOn(fs, 'linkSync').mockImplementationOnce(() => {
    throw new Error('cut');
  });
  expect(() => serverSecret(environment)).toThrow('cut');
  expect(fs.existsSync(path.join(home, 'cut', 'server.key'))).toBe(false);
  expect(serverSecret(environment)).toMatch(/^[0-9a-f]{64}$/);
});

it('uses the key that another process created first', () => {
  const environment = environmentIn('together');
  const file = path.join(home, 'together', 'server.key');
  vi.spyOn(fs, 'existsSync').mockImplementationOnce(() => {
    fs.writeFileSync(file, 'x'.repeat(64));
    return false;
  });
  expect(serverSecret(environment)).toBe('x'.repeat(64));
});

it('names the file that holds no key', () => {
  fs.mkdirSync(path.join(home, 'empty'));
  fs.writeFileSync(path.join(home, 'empty', 'server.key'), '');
  expect(() => serverSecret(environmentIn('empty'))).toThrow('server.key does not hold a key');
});
