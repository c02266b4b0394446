import { askPlatform } from '#publishing/send-release.ts';
import type { Platform } from '#publishing/send-release.ts';

/** What a squad does with what it has released, and what has become of it then. */
const CHANGES = {
  rollback: 'is live again',
  promote: 'is live',
  stop: 'is a canary no longer, and marked bad: open pages leave it',
} as const;

export type ReleaseChange = keyof typeof CHANGES;

export const isReleaseChange = (task: string): task is ReleaseChange => Object.hasOwn(CHANGES, task);

interface Change {
  readonly what: ReleaseChange;
  readonly name: string;
  /** The release that is meant; by default the one before, or the canary. */
  readonly build: string | undefined;
}

/** Answers what has become of the release, for whoever asked for it. */
export const changeRelease = async (platform: Platform, { what, name, build }: Change): Promise<string> => {
  const query = build === undefined ? '' : `?${new URLSearchParams({ to: build })}`;
  const changed = await askPlatform(platform, `/platform/${what}/${name}${query}`, { method: 'POST' });
  const release = changed as { readonly version: string; readonly build: string };
  return `${name} ${release.version}-${release.build} ${CHANGES[what]}.`;
};

export const historyOf = async (platform: Platform): Promise<string> => {
  const { history } = (await askPlatform(platform, '/platform/history')) as { history: readonly string[] };
  return history.join('\n');
};
