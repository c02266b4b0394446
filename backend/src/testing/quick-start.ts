/**
 * Node's options for a process of a test that opens the embedded database once: to optimise that takes longer than all
 * it does.
 */
export const QUICK_START = ['--liftoff-only'] as const;
