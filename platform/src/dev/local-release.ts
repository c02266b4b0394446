import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { REST_PATH } from '@payung/shared/registry.ts';
import type { PageRegistry, Registry, RemoteRelease } from '@payung/shared/registry.ts';
import { EARLY_ELEMENT } from '@payung/shared/early-files.ts';
import type { EarlyFiles } from '@payung/shared/early-files.ts';
import { pageRegistry, releaseRest } from '#edge/page/page-registry.ts';
import { escapeJson } from '#edge/page/page.ts';
import { integrityOf } from '#build/output-files.ts';
import { DeploymentError, releaseBase } from '#registry/data-folder.ts';
import { readBuilt, registryRelease } from '#registry/publish-remote.ts';

/** A release of this machine that takes the place of a platform's own in the pages of one browser. */
export interface LocalRelease {
  readonly release: RemoteRelease;
  /** Where its files lie; absent where a development server has them. */
  readonly folder?: string;
}

/** A build folder whose files are those that its build wrote. */
export const localRelease = (name: string, folder: string): LocalRelease => {
  const built = readBuilt(folder);
  if (built.name !== name) throw new DeploymentError(`${folder} holds ${built.name}, not ${name}.`);
  for (const [file, digest] of Object.entries(built.integrity)) {
    if (integrityOf(readFileSync(join(folder, file))) !== digest)
      throw new DeploymentError(`${file} in ${folder} is not what its build wrote.`);
  }
  return { release: registryRelease(built, releaseBase(built)), folder };
};

type AnyRegistry = PageRegistry | Registry;

/** A page of an older shell reads all of a release from its registry. */
const isWhole = ({ remotes }: AnyRegistry): boolean =>
  Object.values(remotes).some(({ current }) => 'integrity' in current);

/** A remote without the release before it: a tester sees the failure of the new one. */
const deployedOf = (registry: AnyRegistry, { release }: LocalRelease): PageRegistry['remotes'][string] => {
  const { name, build } = release;
  const bad = registry.remotes[name]?.bad?.filter((other) => other !== build) ?? [];
  const remote = { current: release, ...(bad.length > 0 ? { bad } : {}) };
  if (isWhole(registry)) return remote;
  const { shell } = registry;
  const made = pageRegistry({
    registry: { generation: registry.generation, shell, remotes: { [name]: remote } },
    shell: undefined,
  });
  return (made as PageRegistry).remotes[name] ?? remote;
};

/** What a page knows of what is deployed, with the releases of this machine in it. */
export const exchangeInRegistry = (
  registry: AnyRegistry,
  releases: readonly LocalRelease[],
): AnyRegistry => ({
  ...registry,
  remotes: {
    ...registry.remotes,
    ...Object.fromEntries(releases.map((local) => [local.release.name, deployedOf(registry, local)])),
  },
});

/** What stands in an element of data of the page. */
const dataOf = (id: string): RegExp =>
  new RegExp(`(?<=<script type="application/json" id="${id}">)[^<]*(?=</script>)`);

/** A page of a platform with the releases of this machine in it; what is no page stays as it is. */
export const exchangeInPage = (html: string, releases: readonly LocalRelease[]): string =>
  html
    .replace(dataOf('payung-registry'), (registry) =>
      escapeJson(exchangeInRegistry(JSON.parse(registry) as AnyRegistry, releases)),
    )
    .replace(dataOf(EARLY_ELEMENT), (early) => {
      const { remote } = JSON.parse(early) as EarlyFiles;
      // They are the platform's own: the page then finds those of its registry by the rest file.
      return releases.some(({ release }) => release.name === remote?.name) ? '' : early;
    });

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.map': 'application/json; charset=utf-8',
};

interface LocalFile {
  readonly type: string;
  readonly body: Buffer;
}

/** A file that this machine answers in the platform's place: the rest file of a release, or one that its build wrote. */
export const localFile = (path: string, releases: readonly LocalRelease[]): LocalFile | undefined => {
  for (const { release, folder } of releases) {
    const { digest, text } = releaseRest(release);
    if (path === `${REST_PATH}${digest}.json`) return { type: TYPES['.json'] ?? '', body: Buffer.from(text) };
    const file = path.startsWith(release.base) ? path.slice(release.base.length) : undefined;
    if (folder === undefined || file === undefined || release.integrity[file] === undefined) continue;
    return {
      type: TYPES[extname(file)] ?? 'application/octet-stream',
      body: readFileSync(join(folder, file)),
    };
  }
  return undefined;
};

/** Refuses a release that the shell of a platform could not run. */
export const checkLocal = (releases: readonly LocalRelease[], { shell }: AnyRegistry): void => {
  for (const { release } of releases) {
    if (release.contract !== shell.contract) {
      throw new DeploymentError(
        `${release.name} was built against contract ${release.contract}, the shell of that platform speaks contract ${shell.contract}.`,
      );
    }
    const missing = release.requires.filter((key) => !shell.provides.includes(key));
    if (missing.length === 0) continue;
    throw new DeploymentError(
      `${release.name} needs what the shell ${shell.version} of that platform does not provide: ${missing.join(', ')}.`,
    );
  }
};
