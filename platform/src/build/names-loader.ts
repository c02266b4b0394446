import { pathToFileURL } from 'node:url';
import type { LoaderContext } from '@rspack/core';

type Calls = Readonly<Record<string, { readonly names: object }>>;

const isCalls = (value: unknown): value is Calls =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every((call) => typeof call === 'object' && call !== null && 'names' in call);

/** Writes data as source, an object that several places hold once. */
const sourceOf = () => {
  const constants: string[] = [];
  const uses = new Map<object, number>();
  const written = new Map<object, string>();
  const count = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const before = uses.get(value) ?? 0;
    uses.set(value, before + 1);
    if (before === 0) Object.values(value).forEach(count);
  };
  const literal = (value: object): string =>
    Array.isArray(value)
      ? JSON.stringify(value)
      : `{${Object.entries(value)
          .map(([key, inner]) => `${JSON.stringify(key)}:${write(inner)}`)
          .join(',')}}`;
  const write = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    if ((uses.get(value) ?? 0) < 2) return literal(value);
    const known = written.get(value);
    if (known !== undefined) return known;
    const name = `names${written.size}`;
    written.set(value, name);
    constants.push(`const ${name} = ${literal(value)};`);
    return name;
  };
  return { count, write, constants };
};

/**
 * Leaves of a module of schemas what a page needs to encode and decode: the names, as data. The schemas
 * themselves, and all that is no table of calls, are not there: a page that imports them does not build.
 */
// oxlint-disable-next-line import/no-default-export, oxc/no-this-in-exported-function -- rspack calls a loader so.
export default async function namesLoader(this: LoaderContext): Promise<string> {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- see above
  const { resourcePath } = this;
  // Another address for every build, so that a changed module is evaluated again.
  const module = (await import(`${pathToFileURL(resourcePath).href}?built=${Date.now()}`)) as object;
  const tables = Object.entries(module).filter((entry): entry is [string, Calls] => isCalls(entry[1]));
  const source = sourceOf();
  for (const [, calls] of tables) Object.values(calls).forEach(({ names }) => source.count(names));
  const exports = tables.map(([exported, calls]) => {
    const rows = Object.entries(calls).map(
      ([call, { names }]) => `${JSON.stringify(call)}:{"names":${source.write(names)}}`,
    );
    return `export const ${exported} = {${rows.join(',')}};`;
  });
  return [...source.constants, ...exports].join('\n');
}
