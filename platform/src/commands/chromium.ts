import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Without the windows of a desktop it needs a quarter less of the processor. */
const SHELL = 'chromium-headless-shell';

const usualPlaces = [
  `/usr/bin/${SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A browser that is there already: named by CHROMIUM_PATH, or in one of the usual places. */
export const foundChromium = (): string | undefined => {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  return usualPlaces.find((place) => existsSync(place));
};

const isRoot = (): boolean => process.getuid?.() === 0;

/** Gives back nothing where it cannot be installed: the machine has no such package, or no network. */
const installed = (name: string): string | undefined => {
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
  return foundChromium();
};

/** Finds a browser, or installs Debian's where that is possible. */
export const ensureChromium = (): string => {
  const path = foundChromium() ?? installed(SHELL) ?? installed('chromium');
  if (path) return path;
  throw new Error(
    'The end-to-end tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell) or name it in CHROMIUM_PATH.',
  );
};
