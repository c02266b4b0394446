import type { BuiltRelease, ShellRelease } from '#build/release-files.ts';

const majorOf = (version: string): string => version.split('.')[0] ?? version;

const missingExports = (
  { uses }: Pick<BuiltRelease, 'uses'>,
  { exports }: Pick<ShellRelease, 'exports'>,
): readonly string[] =>
  Object.entries(uses).flatMap(([key, names]) => {
    const offered = exports[key];
    return names
      .filter((name) => offered !== undefined && !offered.includes(name))
      .map((name) => `${key} has no export ${name}`);
  });

const otherMajors = (
  { versions: wanted }: Pick<BuiltRelease, 'versions'>,
  { versions }: Pick<ShellRelease, 'versions'>,
): readonly string[] =>
  Object.entries(wanted).flatMap(([library, version]) => {
    const offered = versions[library];
    return offered === undefined || majorOf(offered) === majorOf(version)
      ? []
      : [`${library} is ${offered}, not ${version}`];
  });

/** What a remote uses and the shell does not have. */
export const exportProblems = (
  release: Pick<BuiltRelease, 'uses' | 'versions'>,
  shell: Pick<ShellRelease, 'exports' | 'versions'>,
): readonly string[] => [...missingExports(release, shell), ...otherMajors(release, shell)];
