import { CONFIRMATIONS } from '#registry/confirmations.ts';
import { askPlatform } from '#publishing/send-release.ts';
import type { Platform } from '#publishing/send-release.ts';

/** The flags of a command, as they were given. */
export type GivenFlags = Readonly<Record<string, string | boolean | undefined>>;

interface Answer {
  readonly version: string;
  readonly build: string;
  readonly url: string;
  readonly reports: readonly string[];
  readonly removed: readonly string[];
}

/** What a squad asks of a platform about its remote. */
interface SquadRequest {
  readonly method: 'GET' | 'POST';
  readonly query: (given: GivenFlags) => Readonly<Record<string, string>>;
  /** What has come of it, for whoever asked: the release has its name before its version. */
  readonly words: (answer: Answer, release: string, given: GivenFlags) => string;
}

/** Of a command that changes what is live: which release, where another one is meant, and what is confirmed. */
const changed = (given: GivenFlags): Readonly<Record<string, string>> => ({
  ...(typeof given['build'] === 'string' ? { to: given['build'] } : {}),
  ...Object.fromEntries(CONFIRMATIONS.filter((kind) => given[kind] === true).map((kind) => [kind, ''])),
});

const shown = ({ build }: GivenFlags): Readonly<Record<string, string>> => {
  if (typeof build !== 'string')
    throw new Error('Name the release that is shown, as the history does: --build 1.2.0-ab12cd34ef');
  return { to: build };
};

const change = (words: string): SquadRequest => ({
  method: 'POST',
  query: changed,
  words: (_, release) => `${release} ${words}.`,
});

const REQUESTS = {
  rollback: change('is live again'),
  promote: change('is live'),
  stop: change('is a canary no longer, and marked bad: open pages leave it'),
  withdraw: change('is taken out, with its pages, its tile and its links: npm run release brings them back'),
  reports: {
    method: 'GET',
    query: () => ({}),
    words: ({ reports }) => reports.join('\n'),
  },
  preview: {
    method: 'POST',
    query: shown,
    words: ({ url }, release) => `For seven days ${release} is seen at ${url}`,
  },
  prune: {
    method: 'POST',
    query: (given): Readonly<Record<string, string>> => (given['dry-run'] === true ? { 'dry-run': '' } : {}),
    words: ({ removed }, _, given) => {
      if (removed.length === 0)
        return 'Nothing to remove: rollbacks or open pages need every release that lies there.';
      return [given['dry-run'] === true ? 'Would be removed:' : 'Removed:', ...removed].join('\n');
    },
  },
} satisfies Readonly<Record<string, SquadRequest>>;

export type SquadTask = keyof typeof REQUESTS;

export const isSquadTask = (task: string): task is SquadTask => Object.hasOwn(REQUESTS, task);

interface Asked {
  readonly task: SquadTask;
  readonly name: string;
  readonly given?: GivenFlags;
}

/** Answers what has come of it, for whoever asked. */
export const askForSquad = async (platform: Platform, { task, name, given = {} }: Asked): Promise<string> => {
  const { method, query, words }: SquadRequest = REQUESTS[task];
  const search = new URLSearchParams(query(given)).toString();
  const path = `/platform/${task}/${name}${search === '' ? '' : `?${search}`}`;
  const answer = (await askPlatform(platform, path, { method })) as Answer;
  return words(answer, `${name} ${answer.version}-${answer.build}`, given);
};

export const historyOf = async (platform: Platform): Promise<string> => {
  const { history } = (await askPlatform(platform, '/platform/history')) as {
    readonly history: readonly string[];
  };
  return history.join('\n');
};
