import { cookieHeader } from '#test-run/against.ts';
import type { Against } from '#test-run/against.ts';

/**
 * `npm run e2e -- --deep`: also runs tests that take too long for every change. Such a test has `@deep` at the
 * end of its title; no rule may be proved by it alone.
 */
export const isDeepRun = process.env['E2E_DEEP'] !== undefined;

const given = process.env['E2E_AGAINST'];

/** `--against <url>`: the platform that runs already, in place of those that tests start. */
export const against = given === undefined ? undefined : (JSON.parse(given) as Against);

/** For calls that no browser makes. */
export const againstHeaders = cookieHeader(against?.cookies);
