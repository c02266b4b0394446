import { REGISTRY_PATH } from '@payung/shared/registry.ts';
import type { PageRegistry } from '@payung/shared/registry.ts';
import { checkLocal } from '#dev/local-release.ts';
import type { LocalRelease } from '#dev/local-release.ts';
import { stagingHeaders } from '#dev/staging-password.ts';
import { PREVIEW_PATH } from '#edge/preview/serve-previews.ts';
import { SET_QUERY } from '#edge/visits.ts';
import { DeploymentError } from '#registry/data-folder.ts';
import { cookieHeader } from './against.ts';
import type { Against, PlatformCookie } from './against.ts';

interface Asked extends Omit<RequestInit, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>;
}

/** Reads from a platform that is reached over a network: a DeploymentError says what is in the way. */
export const askPlatform = async (address: string, { headers, ...asked }: Asked = {}): Promise<Response> => {
  const { origin } = new URL(address);
  let answer: Response;
  try {
    answer = await fetch(address, {
      ...asked,
      redirect: 'manual',
      headers: { ...stagingHeaders(process.env), ...headers },
    });
  } catch (cause) {
    throw new DeploymentError(`${origin} cannot be reached: ${String((cause as Error).cause ?? cause)}.`);
  }
  if (answer.status === 401 && answer.headers.has('www-authenticate'))
    throw new DeploymentError(`${origin} asks for a password: set PAYUNG_STAGING_PASSWORD.`);
  return answer;
};

const cookiesOf = ({ headers }: Response): readonly PlatformCookie[] =>
  headers.getSetCookie().flatMap((line) => {
    const [, name, value] = /^([\w-]+)=([^;]+)/.exec(line) ?? [];
    const path = /;\s*Path=([^;]+)/i.exec(line)?.[1] ?? '/';
    return name === undefined || value === undefined ? [] : [{ name, value, path }];
  });

/** What pages of the platform are told of what is deployed, with the cookie of its password where it has one. */
export const askRegistry = async (
  url: string,
  known: readonly PlatformCookie[] = [],
): Promise<{ readonly registry: PageRegistry; readonly cookies: readonly PlatformCookie[] }> => {
  const answer = await askPlatform(url + REGISTRY_PATH, { headers: cookieHeader(known) });
  const isRegistry = answer.ok && answer.headers.get('content-type')?.includes('json') === true;
  if (!isRegistry)
    throw new DeploymentError(`${url} is no platform: ${REGISTRY_PATH} answers ${answer.status}.`);
  return { registry: (await answer.json()) as PageRegistry, cookies: cookiesOf(answer) };
};

const checkDemoToken = async ({ url, demoToken }: Against): Promise<void> => {
  if (demoToken === undefined) return;
  const { ok, status } = await askPlatform(`${url}/api/demo/messages?recipient=nobody`, {
    headers: { 'x-tester-token': demoToken, accept: 'application/json' },
  });
  if (ok) return;
  throw new DeploymentError(
    `${url} does not show its one-time codes (${status}): it must run in demo mode, and PAYUNG_DEMO_TOKEN must be the token that it printed.`,
  );
};

const formOf = (html: string): URLSearchParams =>
  new URLSearchParams(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

/** The cookie that keeps a browser in a set, as the platform gives it to whoever answers its question. */
export const enterSet = async (url: string, set: string): Promise<PlatformCookie> => {
  const question = await askPlatform(`${url}/app/login?${SET_QUERY}=${set}`);
  const form = formOf(await question.text());
  const answer = await askPlatform(url + PREVIEW_PATH, {
    method: 'POST',
    headers: { ...cookieHeader(cookiesOf(question)), origin: url },
    body: form,
  });
  const cookie = cookiesOf(answer).find(({ value }) => value === set);
  if (cookie) return cookie;
  throw new DeploymentError(
    `${url} does not show this set: one of its releases is gone, or it has another key. PAYUNG_DATA or PAYUNG_PLATFORM_KEY must be those of that platform.`,
  );
};

/** Enters the set and checks what would fail in every journey, before the first browser opens. */
export const enterPlatform = async (
  against: Against,
  releases: readonly LocalRelease[],
): Promise<Against> => {
  const { url, set } = against;
  const { cookies: first } = await askRegistry(url);
  await checkDemoToken(against);
  const cookies = set === undefined ? first : [...first, await enterSet(url, set)];
  checkLocal(releases, (await askRegistry(url, cookies)).registry);
  return { ...against, cookies };
};
