/**
 * `npm run e2e -- --deep`: also what is worth proving, but takes too long for every change. Such a test has `@deep` at the
 * end of its title; no rule may be proved by it alone.
 */
export const isDeepRun = process.env['E2E_DEEP'] !== undefined;
