import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { boundedJson } from '#registry/descriptions/bounded-json.ts';
import { DeploymentError } from '#registry/data-folder.ts';
import { parseRelease, parseShell } from '#registry/release-schema.ts';
import type { ReleaseSource } from '#registry/release-schema.ts';
import { checkShellUnchanged, checkUnchanged } from '#registry/descriptions/unchanged.ts';

const DESCRIPTIONS = { remote: 'release.json', shell: 'shell.json' } as const;

/** Which calls a build makes: for releasing alone, and without an ending, so that the edge serves it to nobody. */
const CALLS_FILE = 'calls';
/** Five times today's largest. */
const MOST_CALLS_BYTES = 1_000_000;

const readDescription = (folder: string, file: string): string => {
  const path = join(folder, file);
  if (!existsSync(path))
    throw new DeploymentError(`The upload holds no ${file}: send what a build leaves in dist.`);
  return readFileSync(path, 'utf8');
};

const filesIn = (folder: string): readonly string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    );

const isDescription = (file: string): boolean =>
  Object.values(DESCRIPTIONS).some((name) => name === basename(file));

/** Everything in a release is served: what its description does not name would be checked by nobody. */
const checkNamed = (
  folder: string,
  integrity: Readonly<Record<string, string>>,
  description: string,
): void => {
  const others = filesIn(folder).filter((file) => file !== description && file !== CALLS_FILE);
  const second = others.find(isDescription);
  if (second !== undefined)
    throw new DeploymentError(`The upload holds ${second}: a release has one description, ${description}.`);
  const unnamed = others.find((file) => !Object.hasOwn(integrity, file.replace(/\.(br|gz)$/, '')));
  if (unnamed !== undefined)
    throw new DeploymentError(`${description} does not name ${unnamed}, which was sent.`);
};

/** They are compared with those of the backend. */
const checkCallsFile = (folder: string): void => {
  const path = join(folder, CALLS_FILE);
  if (!existsSync(path)) return;
  const bounds = { file: CALLS_FILE, mostBytes: MOST_CALLS_BYTES, what: 'the release' };
  if (!Array.isArray(boundedJson(readFileSync(path, 'utf8'), bounds)))
    throw new DeploymentError(`${CALLS_FILE} is no list: build the release again.`);
};

/** Refuses what only an upload can be; the rest is checked as in every release. Answers what it says of its source. */
export const checkUpload = (data: string, name: string, folder: string): ReleaseSource => {
  checkCallsFile(folder);
  if (name === 'shell') {
    const shell = parseShell(readDescription(folder, DESCRIPTIONS.shell));
    checkNamed(folder, shell.integrity, DESCRIPTIONS.shell);
    checkShellUnchanged(data, shell);
    return {};
  }
  const built = parseRelease(readDescription(folder, DESCRIPTIONS.remote));
  if (built.name !== name)
    throw new DeploymentError(`The upload is a release of ${built.name}, not of ${name}.`);
  checkNamed(folder, built.integrity, DESCRIPTIONS.remote);
  checkUnchanged(data, built);
  return built.source ?? {};
};
