import { percentOf } from '#registry/sets/canaries.ts';
import { versionName } from '#registry/data-folder.ts';
import type { Version } from '#registry/data-folder.ts';
import { readDeployed } from '#registry/registry-file.ts';
import { readHealth } from './release-health.ts';
import type { Release } from './release-health.ts';
import type { ReleaseCounts } from './visitors.ts';

const HEADER = ['', 'live', 'opened', 'failed', '%', 'canary', 'of 100', 'opened', 'failed', '%'];

const shareOf = ({ opened, failed }: ReleaseCounts): string =>
  opened === 0 ? '–' : ((failed / opened) * 100).toFixed(1);

const aligned = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

/** What pages reported in the last hour of each release that visitors get, or of one: live, and the canary beside it. */
export const healthLines = async (data: string, only?: string): Promise<readonly string[]> => {
  const { registry, canaries = {} } = readDeployed(data);
  const health = await readHealth(data);
  const cells = (release: Release): readonly string[] => {
    const counts = health.countOf(release);
    return [`${counts.opened}`, `${counts.failed}`, shareOf(counts)];
  };
  const live: Readonly<Record<string, Version>> = {
    ...(registry.shell.build === '' ? {} : { shell: registry.shell }),
    ...Object.fromEntries(Object.entries(registry.remotes).map(([name, { current }]) => [name, current])),
  };
  const names = [...new Set([...Object.keys(live), ...Object.keys(canaries)])].filter(
    (name) => only === undefined || name === only,
  );
  const rows = names.map((owner) => {
    const [release, canary] = [live[owner], canaries[owner]];
    return [
      owner,
      ...(release ? [versionName(release), ...cells({ ...release, owner })] : ['–', '', '', '']),
      ...(canary ? [versionName(canary), `${percentOf(canary)}`, ...cells({ ...canary, owner })] : []),
    ];
  });
  return rows.length === 0
    ? [only === undefined ? 'Nothing is deployed.' : `${only} is not deployed.`]
    : aligned([HEADER, ...rows]);
};
