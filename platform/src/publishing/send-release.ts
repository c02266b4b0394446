import { globSync, openAsBlob, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { CONFIRMATIONS } from '#registry/confirmations.ts';
import { DeploymentError } from '#registry/data-folder.ts';
import { isSafeAddress } from './safe-address.ts';

export interface Platform {
  /** Address of its edge. */
  readonly to: string;
  readonly token: string | undefined;
}

interface Upload {
  readonly name: string;
  /** What its build left. */
  readonly dist: string;
  /** `removals`, `draft`, `canary: 5` and so on, as the edge reads them. */
  readonly options: Readonly<Record<string, string>>;
}

/** Whoever reads the token on its way could release in the name of the squad. */
const originOf = (to: string): string => {
  const url = URL.parse(to);
  if (!url || !isSafeAddress(url)) throw new Error(`${to} is no address such as https://payung.example.com.`);
  return url.origin;
};

const formOf = async (dist: string): Promise<FormData> => {
  const form = new FormData();
  for (const file of globSync('**/*', { cwd: dist }).filter((name) => statSync(join(dist, name)).isFile()))
    form.append('file', await openAsBlob(join(dist, file)), file.replaceAll(sep, '/'));
  return form;
};

const textOf = (answer: string): string => {
  try {
    const { error, errMsg } = JSON.parse(answer) as { readonly error?: string; readonly errMsg?: string };
    return error ?? errMsg ?? answer;
  } catch {
    return answer.slice(0, 200);
  }
};

interface PlatformRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: FormData;
}

const warnOfEnd = (answer: string): void => {
  const day = /"tokenEnds":"(\d{4}-\d\d-\d\d)"/.exec(answer)?.[1];
  if (day !== undefined)
    console.warn(`PAYUNG_RELEASE_TOKEN ends on ${day}: ask whoever runs the platform for another one.`);
};

/** What the edge answers to an authorised request; a refusal is thrown with its words. */
export const askPlatform = async (
  { to, token }: Platform,
  path: string,
  request: PlatformRequest = {},
): Promise<unknown> => {
  if (!token)
    throw new Error('Set PAYUNG_RELEASE_TOKEN to the token of your squad; who runs the platform gives it.');
  const answer = await fetch(originOf(to) + path, {
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${token}` },
    redirect: 'error',
  });
  const text = await answer.text();
  warnOfEnd(text);
  if (answer.ok) return JSON.parse(text);
  throw new DeploymentError(textOf(text) || `${to} answered ${answer.status}.`);
};

export interface Released {
  readonly name: string;
  readonly version: string;
  readonly build: string;
  /** Where a draft is seen. */
  readonly link?: string;
}

/** A second person agrees to a release without checks by lending a token for this one command. */
const agreement = (options: Upload['options']): Readonly<Record<string, string>> => {
  const second = process.env['PAYUNG_SECOND_TOKEN'] ?? '';
  return options['without-checks'] === undefined || second === ''
    ? {}
    : { 'x-payung-second': `Bearer ${second}` };
};

/** Sends a build to a running platform, which checks and publishes it. */
export const sendRelease = async (platform: Platform, { name, dist, options }: Upload): Promise<Released> =>
  (await askPlatform(platform, `/platform/releases/${name}?${new URLSearchParams(options)}`, {
    method: 'POST',
    headers: agreement(options),
    body: await formOf(dist),
  })) as Released;

const UPLOAD_OPTIONS = [...CONFIRMATIONS, 'draft', 'canary', 'without-checks'];

/** From the flags of a command. */
export const uploadOptions = (
  values: Readonly<Record<string, string | boolean | undefined>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    UPLOAD_OPTIONS.flatMap((option) => {
      const value = values[option];
      if (value === undefined || value === false) return [];
      return [[option, value === true ? '' : value]];
    }),
  );

/** What has become of it, for whoever released it. */
export const releasedWords = (
  { name, version, build, link }: Released,
  { canary }: Readonly<Record<string, string>>,
): string => {
  const release = `${name} ${version}-${build}`;
  if (link !== undefined) return `Nothing goes live. For seven days ${release} is seen at ${link}`;
  if (canary === undefined) return `${release} is live.`;
  return `${release} is a canary for ${canary} of 100 visitors. npm run promote -- ${name} makes it live for all, npm run stop -- ${name} ends it.`;
};
