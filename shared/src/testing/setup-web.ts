import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { pageTexts } from '@payung/shared/session/texts.ts';
import type { Catalogue } from '#messages/text.ts';
import { PATIENCE_MS } from './setup/patience.ts';
import { resetPlatform } from './reset-platform.ts';
import './shared-catalogue.ts';
import 'fake-indexeddb/auto';
// oxlint-disable-next-line no-restricted-imports -- the first call of a page loads it; under a stopped clock nothing would
import 'axios';

// A whole second is little for a form with forty fields on a machine that does something else besides.
configure({ asyncUtilTimeout: PATIENCE_MS });

/**
 * No style sheet is loaded in tests, so an element's own style is all there is. Working out the rest of it for
 * every look at a role or a pointer took a fifth of the time of a form's tests.
 */
const ownStyle = (element: Element): CSSStyleDeclaration => (element as HTMLElement).style;
for (const page of [globalThis, document.defaultView])
  Object.assign(page ?? {}, { getComputedStyle: ownStyle });

const ADDRESS = 'http://localhost/app/';
const { happyDOM } = window as unknown as { readonly happyDOM: { setURL(url: string): void } };

/** Files share a page: where one has led it to another address, the next would find no address to begin with. */
const returnHome = (): void => {
  if (!location.href.startsWith('http://localhost')) happyDOM.setURL(ADDRESS);
};

let checkRemote = (): void => undefined;

/** Screens are drawn at once, in either language: a test imports them, and has their texts. */
const loadEveryText = async (): Promise<void> => {
  const catalogues = pageTexts().filter((texts): texts is Catalogue => 'load' in texts);
  await Promise.all(catalogues.flatMap(({ load }) => [load('en'), load('id')]));
};

beforeEach(async () => {
  returnHome();
  await loadEveryText();
  await resetPlatform();
  checkRemote = watchRemote();
});
afterEach(() => {
  // A link to a phone number has led the page away from its cookies.
  returnHome();
  try {
    checkRemote();
  } finally {
    cleanup();
  }
});

/** The shell draws these around every remote. */
const FRAME = 'header, footer, main, [role="banner"], [role="contentinfo"], [role="main"]';

/** Tests of remotes, whose screens live inside the shell. */
const isRemote = (): boolean => /[\\/]mfe-[\w-]+[\\/]src[\\/]/.test(expect.getState().testPath ?? '');

/**
 * To be asked before a test, answers what to ask after it: a screen of a remote has drawn no header, footer or
 * main part of its own and has written no cookie (PLAT-013).
 */
const watchRemote = (): (() => void) => {
  const cookies = document.cookie;
  return () => {
    if (!isRemote()) return;
    expect(document.querySelector(FRAME), 'a remote drew a part of the frame').toBeNull();
    expect(document.cookie, 'a remote wrote a cookie').toBe(cookies);
  };
};
