import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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

const isRoot = (): boolean => process.getuid?.() === 0;

/** Undefined where it cannot be installed: no such package, or no network. */
const installed = (name: string, find = foundChromium): string | undefined => {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      stdio: 'inherit',
      env,
    });
  } catch {
    return undefined;
  }
  return find();
};

/** Finds a browser, or installs Debian's where that is possible. */
export const ensureChromium = (): string => {
  const path = foundChromium() ?? installed(SHELL) ?? installed('chromium');
  if (path) return path;
  throw new Error(
    'The end-to-end tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell) or name it in CHROMIUM_PATH.',
  );
};

export const ensureFullChromium = (): string => {
  const path = foundFullChromium() ?? installed('chromium', foundFullChromium);
  if (path) return path;
  throw new Error(
    'This test needs the full Chromium, since its headless shell shows no notices (Debian: apt-get install chromium).',
  );
};
