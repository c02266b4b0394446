import { join } from 'node:path';
import { repositoryRoot } from '@payung/platform/build/paths.ts';
import { cookieHeader } from '@payung/platform/test-run/against.ts';
import type { Against } from '@payung/platform/test-run/against.ts';

/**
 * `npm run e2e -- --deep`: also runs tests that take too long for every change. Such a test has `@deep` at the
 * end of its title; no rule may be proved by it alone.
 */
export const isDeepRun = process.env['E2E_DEEP'] !== undefined;

const given = process.env['E2E_AGAINST'];

/** `npm run e2e -- --against <url>`: the platform that runs already, in place of those that tests start. */
export const against = given === undefined ? undefined : (JSON.parse(given) as Against);

/** For calls that no browser makes. */
export const againstHeaders = cookieHeader(against?.cookies);

export const resultsFolder = join(repositoryRoot, 'test-results');

/** Set by the global setup and inherited by the workers, so that two runs at once share nothing. */
const TEMPLATE = 'PAYUNG_E2E_TEMPLATE';

/** A deployed platform with its database, made once for a run and copied for each worker. */
export const templateFolder = (): string => {
  const folder = process.env[TEMPLATE];
  if (folder === undefined)
    throw new Error(
      'This run deployed no platform: E2E_ONLY=platform needs none, and --against has one that runs.',
    );
  return folder;
};

export const keepTemplateFolder = (folder: string): void => {
  process.env[TEMPLATE] = folder;
};
