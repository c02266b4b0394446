import { expect } from 'vitest';

/** The shell draws these around every remote. */
const FRAME = 'header, footer, main, [role="banner"], [role="contentinfo"], [role="main"]';

/** Tests of remotes, whose screens live inside the shell. */
const isRemote = (): boolean => /[\\/]mfe-[\w-]+[\\/]src[\\/]/.test(expect.getState().testPath ?? '');

/**
 * To be asked before a test, answers what to ask after it: a screen of a remote has drawn no header, footer or
 * main part of its own and has written no cookie (PLAT-013).
 */
export const watchRemote = (): (() => void) => {
  const cookies = document.cookie;
  return () => {
    if (!isRemote()) return;
    expect(document.querySelector(FRAME), 'a remote drew a part of the frame').toBeNull();
    expect(document.cookie, 'a remote wrote a cookie').toBe(cookies);
  };
};
