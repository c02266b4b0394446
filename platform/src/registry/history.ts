import type { Registry } from '@payung/shared/registry.ts';
import { versionName } from './data-folder.ts';
import { generationNumbers, readGeneration } from './generation-files.ts';
import { readDeployed } from './registry-file.ts';
import type { ReleaseLines } from './release-line.ts';

const MARKS = { all: ' (without checks)', tests: ' (without tests)' } as const;

const lineOf = (data: string, number: number): string => {
  try {
    const { at, by, command, change, unchecked } = readGeneration(data, number).entry;
    const marks = unchecked ? MARKS[unchecked] : '';
    return `${number}  ${at.slice(0, 16).replace('T', ' ')}  ${by}  ${command}${marks}: ${change}`;
  } catch (cause) {
    return `${number}  cannot be read: ${(cause as Error).message}`;
  }
};

const liveOf = ({ shell, remotes }: Registry): readonly string[] => [
  ...(shell.build === '' ? [] : [`shell ${versionName(shell)}`]),
  ...Object.values(remotes).map(({ current }) => `${current.name} ${versionName(current)}`),
];

const badOf = (lines: ReleaseLines): readonly string[] =>
  Object.entries(lines).flatMap(([name, line]) =>
    line.filter(({ isBad }) => isBad).map((entry) => `${name} ${versionName(entry)}`),
  );

/** Every change that is kept, the newest last; then what is live, and what rollbacks skip. */
export const historyLines = (data: string): readonly string[] => {
  const { registry, lines } = readDeployed(data);
  const bad = badOf(lines);
  return [
    ...generationNumbers(data)
      .toReversed()
      .map((number) => lineOf(data, number)),
    `Live: ${liveOf(registry).join(', ') || 'nothing'}.`,
    ...(bad.length > 0 ? [`Marked bad, skipped by rollbacks: ${bad.join(', ')}.`] : []),
  ];
};
