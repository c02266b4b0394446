import { existsSync } from 'node:fs';
import { installed } from './debian.ts';

/** The headless shell needs a quarter less CPU than the full browser, and shows no notices. */
const SHELL = 'chromium-headless-shell';

const usualPlaces = [
  `/usr/bin/${SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** An installed browser: CHROMIUM_PATH, or one of the usual paths. */
export const foundChromium = (): string | undefined => {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  return usualPlaces.find((place) => existsSync(place));
};

/** One that has all that a person's browser has. */
const foundFullChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'] ?? '', ...usualPlaces].find(
    (place) => existsSync(place) && !/headless.shell$/.test(place),
  );

/** Finds a browser, or installs Debian's where that is possible. */
export const ensureChromium = (): string => {
  const path = foundChromium() ?? installed([SHELL], foundChromium) ?? installed(['chromium'], foundChromium);
  if (path) return path;
  throw new Error(
    'The end-to-end tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell) or name it in CHROMIUM_PATH.',
  );
};

export const ensureFullChromium = (): string => {
  const path = foundFullChromium() ?? installed(['chromium'], foundFullChromium);
  if (path) return path;
  throw new Error(
    'This test needs the full Chromium, since its headless shell shows no notices (Debian: apt-get install chromium).',
  );
};
