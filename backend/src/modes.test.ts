import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { MODES } from './modes.ts';

it('says all that the demo changes', () => {
  expect(MODES).toEqual({
    demo: {
      needsProviders: false,
      isForThisMachine: true,
      hasSandboxes: true,
      makesKeys: true,
      hasDemoPeople: true,
      hasTesterTools: true,
      staffNeedPasskey: false,
      refusesUnfitReplies: true,
      logLevel: 'warn',
      ownMailDomains: ['example.com'],
      pointWorth: 1000,
    },
    live: {
      needsProviders: true,
      isForThisMachine: false,
      hasSandboxes: false,
      makesKeys: false,
      hasDemoPeople: false,
      hasTesterTools: false,
      staffNeedPasskey: true,
      refusesUnfitReplies: false,
      logLevel: 'info',
      ownMailDomains: [],
      pointWorth: undefined,
    },
  });
});

const VARIABLES = {
  DATABASE_URL: 'postgres://payung@db/payung',
  PAYUNG_SECRET: '9f2c7b1e04d8a36fb5e2c90d71a84f3be6d05c2a8f917b34c0e6d2a59f18b7c3',
  PAYUNG_PUBLIC_URL: 'https://payung.example/',
  DOKU_CLIENT_ID: 'MCH-1',
  DOKU_SECRET_KEY: 'SK-1',
  DOKU_BASE_URL: 'https://api.doku.com',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Payung <polis@payung.example>',
  MESSAGE_GATEWAY_URL: 'https://gateway.example/send',
  MESSAGE_GATEWAY_KEY: 'Zt4vQ9mLw2Rk7XbN',
};

it('reads the same settings from the same variables in both modes, but for those', () => {
  const { byMode: ofDemo, ...demo } = readEnvironment({ ...VARIABLES, PAYUNG_MODE: 'demo' });
  const { byMode: ofLive, ...live } = readEnvironment({ ...VARIABLES, PAYUNG_MODE: 'live' });
  expect([ofDemo, ofLive]).toEqual([MODES.demo, MODES.live]);
  expect(demo).toEqual({
    ...live,
    logLevel: 'warn',
    mailDomains: [...live.mailDomains, 'example.com'],
    network: { ...live.network, pointWorth: 1000 },
  });
});

const SOURCES = fs
  .globSync('**/*.ts', { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: fs.readFileSync(path.join(import.meta.dirname, file), 'utf8') }));
const filesWith = (pattern: RegExp): readonly string[] =>
  SOURCES.filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();

it('asks for the mode in one place', () => {
  expect(filesWith(/PAYUNG_MODE/)).toEqual(['environment.ts', 'live-mode.ts', 'testing/whole-backend.ts']);
  expect(filesWith(/\bMODES\b/)).toEqual([
    'environment.ts',
    'modes.ts',
    'testing/area-server.ts',
    'testing/started-backend.ts',
  ]);
  expect(filesWith(/\bmode\b[^\n]*(?:===|!==)[^\n]*['"](?:demo|live)['"]/)).toEqual([]);
});

it('begins no server of a test at another log level than that of live mode', () => {
  const tests = fs.globSync('**/*.{test,bench}.ts', { cwd: import.meta.dirname });
  const chosen = tests.filter((file) =>
    /LOG_LEVEL:|logLevel:/.test(fs.readFileSync(path.join(import.meta.dirname, file), 'utf8')),
  );
  expect(chosen.toSorted()).toEqual(['environment.test.ts', 'modes.test.ts']);
});
