import fs from 'node:fs';
import path from 'node:path';

const INSTRUCTIONS = [
  'RUN',
  'COPY',
  'USER',
  'WORKDIR',
  'ENV',
  'ARG',
  'EXPOSE',
  'HEALTHCHECK',
  'CMD',
] as const;

export interface Step {
  readonly instruction: (typeof INSTRUCTIONS)[number];
  readonly text: string;
}

export interface Stage {
  readonly name: string;
  /** An image of a registry, or the name of a stage before. */
  readonly base: string;
  readonly steps: readonly Step[];
}

type Values = Readonly<Record<string, string>>;

/** `$NAME` and `${NAME}`, where a value is known. */
export const withValues = (text: string, values: Values): string =>
  text.replaceAll(
    /\$(?:\{(\w+)\}|(\w+))/g,
    (whole, braced: string, bare: string) => values[braced ?? bare] ?? whole,
  );

/** `NAME=value NAME=value`. */
export const pairsOf = (text: string): Values =>
  Object.fromEntries(
    text.split(/\s+/).map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return [name, value];
    }),
  );

const isInstruction = (word: string): word is Step['instruction'] =>
  INSTRUCTIONS.some((instruction) => instruction === word);

/** The instructions that this repository uses; another one is refused, so that none is passed over. */
export const parseDockerfile = (text: string): readonly Stage[] => {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: { name: string; base: string; steps: Step[] }[] = [];
  let defaults: Values = {};
  for (const line of lines) {
    const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    const from = /^FROM (\S+) AS (\S+)$/.exec(line);
    if (from) stages.push({ base: withValues(from[1] ?? '', defaults), name: from[2] ?? '', steps: [] });
    else if (!isInstruction(word)) throw new Error(`Dockerfile: ${line} is not understood.`);
    else if (stages.length > 0) stages.at(-1)?.steps.push({ instruction: word, text: rest });
    else defaults = { ...defaults, ...pairsOf(rest) };
  }
  return stages;
};

/** The images of a registry that stages begin with. */
export const baseImages = (stages: readonly Stage[]): readonly string[] => {
  const names = stages.map(({ name }) => name);
  return [...new Set(stages.map(({ base }) => base).filter((base) => !names.includes(base)))];
};

/** What Docker sends to a build: all files of a folder but those that `.dockerignore` names. */
export const contextFiles = (root: string): readonly string[] => {
  const ignored = fs.readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const within = (folder: string): readonly string[] =>
    fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (ignored.some((pattern) => path.matchesGlob(file, pattern))) return [];
      return entry.isDirectory() ? within(file) : [file];
    });
  return within('.');
};
