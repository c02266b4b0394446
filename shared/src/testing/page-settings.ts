import { afterEach, beforeEach, onTestFinished } from 'vitest';
import { SETTINGS_ELEMENT } from '#settings.ts';
import type { PageSettings } from '#settings.ts';

/** Writes the settings into the page as the edge does; the function returned takes them out again. */
const writeSettings = (settings: PageSettings): (() => void) => {
  const element = document.createElement('script');
  element.id = SETTINGS_ELEMENT;
  element.type = 'application/json';
  element.textContent = JSON.stringify(settings);
  document.head.append(element);
  return () => element.remove();
};

/** Gives the page settings until the test is over. */
export const configurePage = (settings: PageSettings): void => onTestFinished(writeSettings(settings));

/** Where the document of the identity check comes from, in tests of components. */
export const IDENTITY_ORIGIN = 'https://identity.example';

/** The page's settings name that origin during every test of the file. */
export const withIdentityOrigin = (): void => {
  let remove: (() => void) | undefined;
  beforeEach(() => {
    remove = writeSettings({ identityOrigin: IDENTITY_ORIGIN });
  });
  afterEach(() => remove?.());
};
