import type { RegistryRemote, RemoteRelease } from '@payung/shared/registry.ts';
import type { RouteMode } from '@payung/shared/routes/route.ts';

/** Answers the place of the first field that is wrong: `routes.0.path`. */
type Check = (value: unknown, place: string) => string | undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const first = <T>(items: readonly T[], check: (item: T) => string | undefined): string | undefined => {
  for (const item of items) {
    const wrong = check(item);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
};

const when =
  (isRight: (value: unknown) => boolean): Check =>
  (value, place) =>
    isRight(value) ? undefined : place;

const isText = (value: unknown): value is string => typeof value === 'string';
const text = when(isText);
const name = when((value) => isText(value) && value !== '');
const number = when(Number.isFinite);
const flag = when((value) => typeof value === 'boolean');
const flagOrNumber = when((value) => typeof value === 'boolean' || Number.isFinite(value));

const optional =
  (check: Check): Check =>
  (value, place) =>
    value === undefined ? undefined : check(value, place);

const list =
  (check: Check): Check =>
  (value, place) =>
    Array.isArray(value) ? first([...value.entries()], ([at, item]) => check(item, `${place}.${at}`)) : place;

/** Further fields are allowed: what a remote says grows. */
const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value, place) =>
    isRecord(value)
      ? first(Object.entries(checks), ([key, check]) => check(value[key], `${place}.${key}`))
      : place;

const table =
  (check: Check): Check =>
  (value, place) =>
    isRecord(value) ? first(Object.entries(value), ([, item]) => check(item, place)) : place;

const MODES: Readonly<Record<RouteMode, true>> = {
  public: true,
  link: true,
  agent: true,
  both: true,
  staff: true,
  account: true,
  registrant: true,
};

/** A path that begins with a parameter or holds `*` would take the pages of others. */
const path = when((value) => isText(value) && /^\/[^/:*][^*]*$/.test(value));

const bothLanguages = fields({ en: text, id: text });

const release = fields({
  name,
  version: name,
  build: name,
  base: when((value) => isText(value) && /^\/.*\/$/.test(value)),
  entry: name,
  requires: list(text),
  integrity: table(text),
  preload: list(text),
  startup: optional(table(fields({ files: list(text), shares: list(text) }))),
  contract: number,
  routes: list(
    fields({
      id: name,
      path,
      mode: when((value) => isText(value) && Object.hasOwn(MODES, value)),
      params: optional(table(text)),
      reads: list(
        fields({ path: text, query: table(text), secure: flag, offline: flag, successCodes: list(number) }),
      ),
    }),
  ),
  products: list(
    fields({
      productId: name,
      displayName: text,
      tile: fields({
        label: bothLanguages,
        description: bothLanguages,
        icon: text,
        start: text,
        order: number,
      }),
      link: fields({
        prefix: when((value) => isText(value) && /^[\w-]+$/.test(value)),
        decryptPath: text,
        otp: text,
        stages: table(text),
        expired: text,
        invalid: text,
      }),
      leadStages: table(text),
      results: optional(
        fields({
          createPolicy: text,
          quoteRetry: text,
          summary: optional(fields({ path: text, state: table(flagOrNumber) })),
          payment: text,
          payLaterRefused: text,
          policyPdf: fields({ path: text, query: table(text), secure: flag }),
        }),
      ),
    }),
  ),
  staffWork: optional(
    list(
      fields({
        id: name,
        label: bothLanguages,
        description: bothLanguages,
        icon: text,
        address: text,
        countPath: text,
      }),
    ),
  ),
});

/** A remote that this page does not show, since its entry cannot be read. */
export interface LeftOut {
  readonly remote: string;
  readonly version: string;
  readonly build: string;
  /** The field that is wrong. */
  readonly field: string;
  /** What could be read of its addresses. */
  readonly paths: readonly string[];
}

const listOf = (value: unknown, key: string): readonly Record<string, unknown>[] => {
  const items = isRecord(value) ? value[key] : undefined;
  return Array.isArray(items) ? items.filter(isRecord) : [];
};

const pathsOf = (said: unknown): readonly string[] => {
  const links = listOf(said, 'products').map(({ link }) => (isRecord(link) ? link['prefix'] : undefined));
  return [
    ...listOf(said, 'routes').map((route) => route['path']),
    ...links.map((prefix) => `/${String(prefix)}/:linkId`),
  ].filter((found): found is string => path(found, '') === undefined);
};

const textOf = (said: unknown, key: string): string => (isRecord(said) && isText(said[key]) ? said[key] : '');

/** One remote of the registry: its current release, else the one before it; or why it is left out. */
export const readEntry = (remote: string, entry: unknown): RegistryRemote | LeftOut => {
  const { current, previous, bad } = isRecord(entry) ? entry : {};
  const wrongWith = (said: unknown, place: string): string | undefined =>
    release(said, place) ?? ((said as RemoteRelease).name === remote ? undefined : `${place}.name`);
  const field = wrongWith(current, 'current');
  const isPreviousRight = previous !== undefined && wrongWith(previous, 'previous') === undefined;
  const before = isPreviousRight ? { previous: previous as RemoteRelease } : {};
  const marked = Array.isArray(bad) ? { bad: bad.filter(isText) } : {};
  if (field === undefined) return { current: current as RemoteRelease, ...before, ...marked };
  return {
    remote,
    version: textOf(current, 'version'),
    build: textOf(current, 'build'),
    field,
    paths: [...new Set([...pathsOf(current), ...pathsOf(previous)])],
  };
};
