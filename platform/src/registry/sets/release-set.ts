import { DeploymentError, isVersion } from '../data-folder.ts';
import type { Version } from '../data-folder.ts';
import { signed, verified } from './platform-key.ts';

/** What a page is shown instead of what is live: an older generation, some releases exchanged, or both. */
export interface ReleaseSet {
  /** Number of an older generation; what is live, where it is absent. */
  readonly generation?: number;
  /** By deployable, the name of the release that takes the place: `1.2.0-ab12cd34ef`. */
  readonly exchanged: Readonly<Record<string, string>>;
}

/** `1.2.0-ab12cd34ef`, the name of a release's folder or of a shell's description; nothing where a text is none. */
export const versionNamed = (name: string): Version | undefined => {
  const dash = name.lastIndexOf('-');
  const said = { version: name.slice(0, Math.max(dash, 0)), build: name.slice(dash + 1) };
  return isVersion(said) ? said : undefined;
};

export const parseVersionName = (name: string): Version => {
  const said = versionNamed(name);
  if (said) return said;
  throw new DeploymentError('A release is named by its version and its build, such as 1.2.0-ab12cd34ef.');
};

const EXCHANGE = /^(shell|mfe-[a-z0-9]+(?:-[a-z0-9]+)*)[@:](\d+\.\d+\.\d+[\w.-]*-[a-z0-9]+)$/;

/** `173`, `mfe-travel:1.2.0-ab12cd34ef`, or several with `!` between them; as people write it, also with `@` and `,`. */
export const parseSet = (text: string): ReleaseSet | undefined => {
  const parts = text.split(/[!,]/);
  const generation = /^[1-9]\d{0,8}$/.exec(parts[0] ?? '')?.[0];
  const exchanges = (generation === undefined ? parts : parts.slice(1)).map((part) => EXCHANGE.exec(part));
  const exchanged: Record<string, string> = {};
  for (const [, name, version] of exchanges.filter((match) => match !== null)) {
    if (name === undefined || version === undefined || name in exchanged) return undefined;
    exchanged[name] = version;
  }
  if (Object.keys(exchanged).length < exchanges.length) return undefined;
  return { ...(generation === undefined ? {} : { generation: Number(generation) }), exchanged };
};

/** As it stands in an address and in a cookie. */
export const setText = ({ generation, exchanged }: ReleaseSet): string =>
  [
    ...(generation === undefined ? [] : [String(generation)]),
    ...Object.keys(exchanged)
      .toSorted()
      .map((name) => `${name}:${exchanged[name]}`),
  ].join('!');

/** As long as the files of a release that is not live are kept. */
export const SET_LIVES_MS = 7 * 86_400_000;

export interface SignedSet {
  readonly set: ReleaseSet;
  /** Milliseconds since 1970. */
  readonly expires: number;
  /** The id of the squad's token with which it ends. */
  readonly token?: string;
}

/** The key of sets is `platformKey(data, 'set')`. */
export const signSetUntil = (key: Buffer, { set, expires, token }: SignedSet): string => {
  const until = Math.floor(expires / 1000).toString(36);
  return signed(key, `${setText(set)}~${until}${token === undefined ? '' : `.${token}`}`);
};

export const signSet = (key: Buffer, set: ReleaseSet, expires: number): string =>
  signSetUntil(key, { set, expires });

/** What a signed text says, if this platform has signed it and it holds still. */
export const readSet = (key: Buffer, signedText: string, now: number): SignedSet | 'invalid' | 'expired' => {
  const said = verified(key, signedText);
  if (said === undefined) return 'invalid';
  const [text = '', until = ''] = said.split('~');
  const [time = '', token] = until.split('.');
  const expires = Number.parseInt(time, 36) * 1000;
  if (!(expires > now)) return 'expired';
  const set = parseSet(text);
  return set === undefined ? 'invalid' : { set, expires, ...(token === undefined ? {} : { token }) };
};

export const requireSet = (text: string): ReleaseSet => {
  const set = parseSet(text);
  if (set) return set;
  throw new DeploymentError(
    `${text} names no set of releases: write the number of a generation such as 173, or mfe-travel@1.2.0-ab12cd34ef, or several with commas.`,
  );
};
