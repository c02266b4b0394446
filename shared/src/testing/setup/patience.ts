import { vi } from 'vitest';

/**
 * How long tests look for what has to come, on a machine that does something else besides. It is no measure of
 * anything: what comes is found at once, and only a test that fails takes so long.
 */
export const PATIENCE_MS = 30_000;

/** `vi.waitFor` has no setting for it, and gives up after a second. Files of a run share it. */
const shared = vi as typeof vi & { payungWaitFor?: typeof vi.waitFor };
const waitFor = (shared.payungWaitFor ??= vi.waitFor);
vi.waitFor = (look, options = {}) =>
  waitFor(look, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
