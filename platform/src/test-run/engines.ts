import { existsSync, globSync } from 'node:fs';
import { installed } from './debian.ts';

/** A browser of another kind than Chromium, in which some journeys run too. */
export interface Engine {
  readonly env: Readonly<Record<string, string>>;
  /** What the run is started by. */
  readonly within: readonly string[];
}

const found = (named: string | undefined, places: readonly string[]): string | undefined =>
  named ? named : places.find((place) => existsSync(place));

const foundFirefox = (): string | undefined =>
  found(process.env['FIREFOX_PATH'], [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);

interface WebKit {
  readonly driver: string;
  readonly browser: string;
  /** It has no headless mode. */
  readonly display: readonly string[];
}

const foundWebKit = (): WebKit | undefined => {
  const driver = found(process.env['WEBKIT_DRIVER'], ['/usr/bin/WebKitWebDriver']);
  const browser = found(process.env['WEBKIT_BROWSER'], globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser'));
  const frame = found(undefined, ['/usr/bin/xvfb-run']);
  const hasDisplay = process.env['DISPLAY'] !== undefined;
  if (driver === undefined || browser === undefined || (frame === undefined && !hasDisplay)) return undefined;
  return { driver, browser, display: hasDisplay || frame === undefined ? [] : [frame, '-a'] };
};

const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb', 'xauth'];

const ensureFirefox = (): Engine => {
  const path = foundFirefox() ?? installed(['firefox-esr'], foundFirefox);
  if (path) return { env: { FIREFOX_PATH: path }, within: [] };
  throw new Error(
    'These tests need Firefox. Install it (Debian: apt-get install firefox-esr) or name it in FIREFOX_PATH.',
  );
};

const ensureWebKit = (): Engine => {
  const webKit = foundWebKit() ?? installed(WEBKIT_PACKAGES, foundWebKit);
  if (webKit === undefined) {
    throw new Error(
      `These tests need WebKitGTK with its driver, and a display (Debian: apt-get install ${WEBKIT_PACKAGES.join(' ')}), or WEBKIT_DRIVER and WEBKIT_BROWSER.`,
    );
  }
  const { driver, browser, display } = webKit;
  return { env: { WEBKIT_DRIVER: driver, WEBKIT_BROWSER: browser }, within: display };
};

const ENGINES: Readonly<Record<string, () => Engine>> = { firefox: ensureFirefox, webkit: ensureWebKit };

/** Finds one, or installs Debian's where that is possible. */
export const ensureEngine = (name: string): Engine => {
  const ensure = ENGINES[name];
  if (ensure) return ensure();
  throw new Error(`${name} is no engine. Known: ${Object.keys(ENGINES).join(', ')}.`);
};
