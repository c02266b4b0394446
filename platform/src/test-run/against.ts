import { isAbsolute, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localRelease } from '#dev/local-release.ts';
import type { LocalRelease } from '#dev/local-release.ts';
import { DeploymentError, dataFolder } from '#registry/data-folder.ts';
import { platformKey } from '#registry/sets/platform-key.ts';
import { requireSet, SET_LIVES_MS, signSet } from '#registry/sets/release-set.ts';

export interface PlatformCookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

/** A running platform that the journeys are run against. */
export interface Against {
  readonly url: string;
  /** Reads the one-time codes and moves the clock; absent where nobody logs in. */
  readonly demoToken?: string;
  /** The signed set that is shown instead of what is live. */
  readonly set?: string;
  /** Given by the platform to whoever enters it: that a password was right, and which set is shown. */
  readonly cookies?: readonly PlatformCookie[];
  /** By name of a remote, the build folder that takes its place. */
  readonly exchanged: Readonly<Record<string, string>>;
}

/** What a run of the journeys was asked for. */
export interface JourneyRun {
  readonly isDeep: boolean;
  readonly against?: Against;
  /** For Playwright. */
  readonly passedOn: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const OPTIONS = {
  deep: { type: 'boolean' },
  against: { type: 'string' },
  set: { type: 'string' },
  with: { type: 'string', multiple: true },
} as const;

/** The arguments without our options. */
const othersOf = (
  given: readonly string[],
  tokens: ReturnType<typeof parseArgs>['tokens'] = [],
): readonly string[] => {
  const ours = new Set<number>();
  for (const token of tokens) {
    if (token.kind !== 'option' || !(token.name in OPTIONS)) continue;
    ours.add(token.index);
    if (token.value !== undefined && !token.inlineValue) ours.add(token.index + 1);
  }
  return given.filter((_, index) => !ours.has(index));
};

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The address of a platform, without a path. */
export const platformAddress = (given: string): URL => {
  const url = URL.parse(given);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url;
  throw new DeploymentError(
    `${given} is not the address of a platform: write --against https://staging.example.com, or http://localhost:8080.`,
  );
};

const signedSet = (text: string, { hostname }: URL, env: Environment): string => {
  const set = requireSet(text);
  if (!LOCAL.has(hostname) && !env['PAYUNG_PLATFORM_KEY']) {
    throw new DeploymentError(
      `--set needs the key of ${hostname}, which signs sets: set PAYUNG_PLATFORM_KEY as that platform has it.`,
    );
  }
  return signSet(platformKey(dataFolder(), 'set'), set, Date.now() + SET_LIVES_MS);
};

const exchangeOf = (given: string): readonly [string, string] => {
  const [, name = '', folder = ''] = /^([^=]+)=(.+)$/.exec(given) ?? [];
  if (name === '')
    throw new DeploymentError(`--with ${given} names no folder: write --with mfe-travel=mfe-travel/dist.`);
  return [name, isAbsolute(folder) ? folder : resolve(folder)];
};

/** The plan of a run from its arguments; a DeploymentError says what is missing. */
export const journeyRun = (given: readonly string[], env: Environment): JourneyRun => {
  const { values, tokens } = parseArgs({
    args: [...given],
    options: OPTIONS,
    strict: false,
    tokens: true,
  });
  const {
    against = env['PAYUNG_AGAINST'],
    set,
    with: exchanged = [],
  } = values as {
    readonly against?: string;
    readonly set?: string;
    readonly with?: readonly string[];
  };
  const run = { isDeep: values['deep'] === true, passedOn: othersOf(given, tokens) };
  if (against === undefined) {
    if (set === undefined && exchanged.length === 0) return run;
    throw new DeploymentError(
      '--set and --with need the platform that is tested: --against http://localhost:8080.',
    );
  }
  const url = platformAddress(against);
  const demoToken = env['PAYUNG_DEMO_TOKEN'];
  return {
    ...run,
    against: {
      url: url.origin,
      ...(demoToken ? { demoToken } : {}),
      ...(set === undefined ? {} : { set: signedSet(set, url, env) }),
      exchanged: Object.fromEntries(exchanged.map(exchangeOf)),
    },
  };
};

export const NO_TOKEN =
  'PAYUNG_DEMO_TOKEN is missing: journeys read one-time codes with the token that the demo prints when it starts.';

/** What a call without a browser says of itself. */
export const cookieHeader = (cookies: readonly PlatformCookie[] = []): Readonly<Record<string, string>> =>
  cookies.length === 0 ? {} : { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };

export const localReleases = ({ exchanged }: Pick<Against, 'exchanged'>): readonly LocalRelease[] =>
  Object.entries(exchanged).map(([name, folder]) => localRelease(name, folder));
