import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import { FLOOR } from '#build/floor.ts';

/** On phones the engines have the same numbers. */
const BROWSERS = Object.entries(FLOOR).flatMap(([browser, version]) => [
  [browser, version] as const,
  [browser === 'safari' ? 'safari_ios' : `${browser}_android`, version] as const,
]);

/** What MDN knows of every feature of the web; read when a check needs it, since it is large. */
export const compatData = (): CompatData =>
  createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

const partsOf = (version: string): readonly number[] => version.replace('≤', '').split('.').map(Number);

const isAtMost = (version: string, most: string): boolean => {
  const [[major = 0, minor = 0], [mostMajor = 0, mostMinor = 0]] = [partsOf(version), partsOf(most)];
  return major === mostMajor ? minor <= mostMinor : major < mostMajor;
};

/** Only what works under its own name, without a flag; also where it was replaced by something better later. */
const isSince = (given: SupportStatement | undefined, version: string): boolean => {
  const statements = given === undefined ? [] : [given].flat();
  return statements.some(
    (statement) =>
      typeof statement.version_added === 'string' &&
      statement.version_added !== 'preview' &&
      isAtMost(statement.version_added, version) &&
      !(typeof statement.version_removed === 'string' && isAtMost(statement.version_removed, version)) &&
      statement.flags === undefined &&
      statement.prefix === undefined &&
      statement.alternative_name === undefined,
  );
};

/** The browsers of the floor that lack a feature. */
export const lackedBy = ({ support }: CompatStatement): readonly string[] =>
  BROWSERS.filter(([browser, version]) => !isSince(support[browser as keyof typeof support], version)).map(
    ([browser, version]) => `${browser} ${version}`,
  );

/** Each name that the floor lacks, with the browsers that lack it. */
export type TooNew = ReadonlyMap<string, readonly string[]>;

/** A name that means something in several places counts as there when one of them has it. */
export class Names {
  readonly #lacking = new Map<string, readonly string[]>();

  add(name: string, compat: CompatStatement): void {
    const lacking = lackedBy(compat);
    const before = this.#lacking.get(name);
    if (before === undefined || lacking.length < before.length) this.#lacking.set(name, lacking);
  }

  /** Whom it lacks; nobody where MDN does not know the name. */
  lackedBy(name: string): readonly string[] {
    return this.#lacking.get(name) ?? [];
  }
}

/** The features right below one, each with its name. */
export const featuresOf = (
  parent: Identifier | undefined,
): readonly (readonly [name: string, feature: Identifier, compat: CompatStatement])[] =>
  Object.entries(parent ?? {}).flatMap(([name, feature]) => {
    const compat = (feature as Identifier)['__compat'];
    return name === '__compat' || compat === undefined
      ? []
      : [[name, feature as Identifier, compat] as const];
  });
