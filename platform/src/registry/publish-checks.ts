import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductDescription } from '@payung/shared/product.ts';
import { CONTRACT_VERSION } from '@payung/shared/registry.ts';
import type { RemoteRelease, Registry } from '@payung/shared/registry.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import type { BuiltRelease, ShellRelease } from './release-schema.ts';
import { checkClaims } from './claims.ts';
import { releaseFolder, versionName, DeploymentError } from './data-folder.ts';
import { isOverlapping } from './comparable-path.ts';

const majorOf = (version: string): string => version.split('.')[0] ?? version;

const missingExports = (
  { uses }: Pick<BuiltRelease, 'uses'>,
  { exports }: Pick<ShellRelease, 'exports'>,
): readonly string[] =>
  Object.entries(uses).flatMap(([key, names]) => {
    const offered = Object.hasOwn(exports, key) ? exports[key] : undefined;
    return names
      .filter((name) => offered !== undefined && !offered.includes(name))
      .map((name) => `${key} has no export ${name}`);
  });

const otherMajors = (
  { versions: wanted }: Pick<BuiltRelease, 'versions'>,
  { versions }: Pick<ShellRelease, 'versions'>,
): readonly string[] =>
  Object.entries(wanted).flatMap(([library, version]) => {
    const offered = Object.hasOwn(versions, library) ? versions[library] : undefined;
    return offered === undefined || majorOf(offered) === majorOf(version)
      ? []
      : [`${library} is ${offered}, not ${version}`];
  });

/** What a remote uses and the shell does not have. */
const exportProblems = (
  release: Pick<BuiltRelease, 'uses' | 'versions'>,
  shell: Pick<ShellRelease, 'exports' | 'versions'>,
): readonly string[] => [...missingExports(release, shell), ...otherMajors(release, shell)];

type Target = readonly [field: string, address: string];

const targetsOf = ({ tile, link, leadStages, results }: ProductDescription): readonly Target[] => [
  ['tile.start', tile.start],
  ['link.otp', link.otp],
  ['link.expired', link.expired],
  ['link.invalid', link.invalid],
  ...Object.entries(link.stages).map(([stage, path]): Target => [`link.stages.${stage}`, path]),
  ...Object.entries(leadStages).map(([stage, path]): Target => [`leadStages.${stage}`, path]),
  ...(results
    ? ([
        ['results.createPolicy', results.createPolicy],
        ['results.quoteRetry', results.quoteRetry],
        ...(results.summary ? [['results.summary', results.summary.path] as const] : []),
        ['results.payment', results.payment],
        ['results.payLaterRefused', results.payLaterRefused],
      ] as const)
    : []),
];

/** The first address to which a release leads and that neither it nor the shell serves. */
const lostTarget = (
  { routes, products, staffWork = [] }: Pick<RemoteRelease, 'routes' | 'products' | 'staffWork'>,
  shellPaths: readonly string[],
): Target | undefined => {
  const served = [...routes.map(({ path }) => path), ...shellPaths];
  const targets = [
    ...products.flatMap(targetsOf),
    ...staffWork.map(({ address }): Target => ['staffWork.address', address]),
  ];
  return targets.find(
    ([, address]) => !served.some((path) => isOverlapping(path, address.replace(/\?.*$/, ''))),
  );
};

/** Refuses a release that leads people to an address which neither it nor the shell serves. */
const checkTargets = (release: BuiltRelease, shellPaths: readonly string[]): void => {
  const lost = lostTarget(release, shellPaths);
  if (lost) {
    throw new DeploymentError(
      `${release.name}: ${lost[0]} leads to ${lost[1]}, which neither ${release.name} nor the shell serves.`,
    );
  }
  const routes = new Set(release.routes.map(({ id }) => id));
  const unknown = Object.keys(release.startup).find((id) => !routes.has(id));
  if (unknown)
    throw new DeploymentError(`${release.name}: startup names the route ${unknown}, which it does not have.`);
};

const checkContract = (release: BuiltRelease, registry: Registry): void => {
  if (release.contract !== registry.shell.contract) {
    throw new DeploymentError(
      `${release.name} was built against contract ${release.contract}, the deployed shell speaks contract ${registry.shell.contract || CONTRACT_VERSION}.`,
    );
  }
};

const checkSingletons = (release: BuiltRelease): void => {
  const { bundledSingletons = [] } = release;
  if (bundledSingletons.length > 0) {
    throw new DeploymentError(
      `${release.name} bundles what must exist once in the page: ${bundledSingletons.join(', ')}.`,
    );
  }
};

const checkIntegrity = (release: BuiltRelease): void => {
  const named = [
    release.entry,
    ...release.preload,
    ...Object.values(release.startup).flatMap(({ files }) => files),
    ...Object.values(release.texts ?? {}).flatMap((byRoute) => Object.values(byRoute).flat()),
  ];
  const bare = named.filter((file) => !Object.hasOwn(release.integrity, file));
  if (bare.length > 0) {
    throw new DeploymentError(`${release.name} gives no integrity for ${[...new Set(bare)].join(', ')}.`);
  }
};

const checkRequires = (release: BuiltRelease, registry: Registry): void => {
  const missing = release.requires.filter((key) => !registry.shell.provides.includes(key));
  if (missing.length > 0) {
    throw new DeploymentError(
      `${release.name} needs what the deployed shell ${registry.shell.version} does not provide: ${missing.join(', ')}. Release the shell first.`,
    );
  }
};

const checkExports = (release: BuiltRelease, shell: ShellRelease | undefined): void => {
  const problems = shell ? exportProblems(release, shell) : [];
  if (problems.length > 0) {
    throw new DeploymentError(
      `${release.name} was built with other shared modules than the deployed shell ${shell?.version} has: ${problems.join('; ')}. Release the shell first, or build the remote from the same sources.`,
    );
  }
};

/** Throws a DeploymentError when a remote's release must not go live beside what is deployed. */
export const checkRemote = (
  release: BuiltRelease,
  registry: Registry,
  shell: ShellRelease | undefined,
): void => {
  checkContract(release, registry);
  checkSingletons(release);
  checkIntegrity(release);
  checkRequires(release, registry);
  checkExports(release, shell);
  checkClaims(release, registry, shell);
  checkTargets(release, shell?.paths ?? []);
};

/** What the registry does not carry: the exports that a deployed release uses. */
const usedBy = (data: string, release: RemoteRelease): Pick<BuiltRelease, 'uses' | 'versions'> => {
  const file = join(releaseFolder(data, release), 'release.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as BuiltRelease)
    : { uses: {}, versions: {} };
};

const checkAgainst = (data: string, shell: ShellRelease, release: RemoteRelease): void => {
  const label = `${release.name} ${versionName(release)}`;
  const lost = release.requires.filter((key) => !shell.provides.includes(key));
  if (lost.length > 0) {
    throw new DeploymentError(`The shell no longer provides what ${label} requires: ${lost.join(', ')}.`);
  }
  if (release.contract !== shell.contract) {
    throw new DeploymentError(
      `The shell speaks contract ${shell.contract}, ${label} was built against ${release.contract}.`,
    );
  }
  const problems = exportProblems(usedBy(data, release), shell);
  if (problems.length > 0) {
    throw new DeploymentError(`The shell takes away what ${label} uses: ${problems.join('; ')}.`);
  }
  const claimed = release.routes.find((route) => shell.paths.some((path) => isOverlapping(path, route.path)));
  if (claimed) throw new DeploymentError(`The shell claims ${claimed.path}, which belongs to ${label}.`);
  const led = lostTarget(release, shell.paths);
  if (led) {
    throw new DeploymentError(`The shell does not serve ${led[1]}, to which ${led[0]} of ${label} leads.`);
  }
};

/** Where everybody begins, and where a session that ended leads. */
const ALWAYS_SERVED = [shellRoutes.root.path, shellRoutes.login.path];

const filesIn = (table: Readonly<Record<string, readonly string[]>> = {}): readonly string[] =>
  Object.values(table).flat();

/** Every file that a page may be told to load. */
const namedFiles = ({ scripts, styles, startup, parts, shares, texts }: ShellRelease): readonly string[] => [
  ...new Set([...scripts, ...styles, ...[startup, parts, shares, texts?.en, texts?.id].flatMap(filesIn)]),
];

/** What every page needs of it, whatever is deployed. */
const checkPage = (shell: ShellRelease): void => {
  const { scripts, styles, integrity, paths } = shell;
  if (scripts.length === 0)
    throw new DeploymentError('The shell has no scripts: every page would stay blank.');
  if (styles.length === 0) throw new DeploymentError('The shell has no styles: no page would be drawn.');
  const bare = namedFiles(shell).filter((file) => !Object.hasOwn(integrity, file));
  if (bare.length > 0) throw new DeploymentError(`The shell gives no integrity for ${bare.join(', ')}.`);
  const missing = ALWAYS_SERVED.find((path) => !paths.includes(path));
  if (missing) throw new DeploymentError(`The shell does not serve ${missing}, to which everybody is led.`);
};

/** Throws a DeploymentError when a shell would break every page, a deployed remote, or the one it would fall back to. */
export const checkShell = (data: string, shell: ShellRelease, registry: Registry): void => {
  checkPage(shell);
  for (const { current, previous } of Object.values(registry.remotes)) {
    checkAgainst(data, shell, current);
    if (previous) checkAgainst(data, shell, previous);
  }
};
