import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '#build/paths.ts';

const linesOf = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' }).split('\n').filter(Boolean);

/** What differs from where this branch left another one, committed or not; what is gone is left out. */
export const changedSince = (ref: string): readonly string[] => {
  const [base = ref] = linesOf('merge-base', ref, 'HEAD');
  const files = [
    ...linesOf('diff', '--name-only', base),
    ...linesOf('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => existsSync(join(repositoryRoot, file)));
};

/** Where sources are looked for by what imports them. */
const BY_IMPORTS = ['shared/', 'shell/', 'mfe-', 'platform/', 'tools/'];

/**
 * Of the backend an area, a product, a part of core or app, or another folder: nearly all of its tests start the whole server, so by
 * imports nearly all of them would follow from every handler.
 */
const backendFolderOf = (file: string): string | undefined =>
  /^backend\/src\/(?:(?:areas|products|core|app)\/[^/]+|[^/]+)\//.exec(file)?.[0];

/** Where the tests that follow from a change are looked for. */
export const testFoldersOf = (changed: readonly string[]): readonly string[] => [
  ...BY_IMPORTS,
  ...new Set(changed.map(backendFolderOf).filter((folder) => folder !== undefined)),
];

/** Long tests of processes: they import little of what they start, so they follow from changes in their folder. */
export const deepTestsOf = (
  changed: readonly string[],
  deepTests: readonly string[] = globSync('{backend/src,platform/src,tools}/**/*.deep.test.ts', {
    cwd: repositoryRoot,
  }),
): readonly string[] =>
  deepTests.filter((test) => changed.some((file) => file.startsWith(`${dirname(test)}/`)));

/** The journeys of the remotes that changed, on either side: in the folder of all journeys, or beside their sources. */
export const journeysOf = (
  changed: readonly string[],
  isThere: (folder: string) => boolean = (folder) => existsSync(join(repositoryRoot, folder)),
): readonly string[] => {
  const remotes = changed.map(
    (file) => /^(?:mfe-|backend\/src\/products\/|e2e\/)([^/]+)\//.exec(file)?.[1] ?? '',
  );
  return [...new Set(remotes)]
    .flatMap((remote) => [`e2e/${remote}/stories`, `mfe-${remote}/e2e`])
    .filter(isThere)
    .map((folder) => folder.replace(/^e2e\//, ''));
};
