import { afterEach, beforeEach } from 'vitest';
import { SETTINGS_ELEMENT } from '#settings.ts';

/** Where the document of the identity check comes from, in tests of components. */
export const IDENTITY_ORIGIN = 'https://identity.example';

/** The page's settings name that origin, during every test of the file. */
export const withIdentityOrigin = (): void => {
  beforeEach(() => {
    const element = document.createElement('script');
    element.id = SETTINGS_ELEMENT;
    element.type = 'application/json';
    element.textContent = JSON.stringify({ identityOrigin: IDENTITY_ORIGIN });
    document.body.append(element);
  });
  afterEach(() => document.getElementById(SETTINGS_ELEMENT)?.remove());
};
