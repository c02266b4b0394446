import type { Deployed } from '#registry/generations.ts';

export interface Difference {
  readonly name: string;
  readonly why: 'changed' | 'not deployed' | 'rolled back';
}

/** What of a checkout is not what is deployed; a build is named after its sources. */
export const checkoutDifferences = (
  { registry, lines }: Deployed,
  names: readonly string[],
  buildOf: (name: string) => string,
): readonly Difference[] =>
  names.flatMap((name): readonly Difference[] => {
    const live = name === 'shell' ? registry.shell.build : registry.remotes[name]?.current.build;
    if (live === undefined || live === '') return [{ name, why: 'not deployed' }];
    const build = buildOf(name);
    if (live === build) return [];
    const isBad = lines[name]?.some((entry) => entry.build === build && entry.isBad);
    return [{ name, why: isBad ? 'rolled back' : 'changed' }];
  });

/** One line for the operator, or nothing where the checkout is what is deployed. */
export const differencesLine = (differences: readonly Difference[]): string | undefined => {
  if (differences.length === 0) return undefined;
  const all = differences.map(({ name, why }) => `${name} (${why})`).join(', ');
  const wanted = differences.filter(({ why }) => why !== 'rolled back').map(({ name }) => name);
  const next = wanted.length > 0 ? ` npm run release -- ${wanted.join(' ')} deploys it.` : '';
  return `This checkout is not what is deployed: ${all}.${next}`;
};
