import { HOME_PATHS } from '@payung/shared/domain/people/user-home.ts';
import type { ProductDescription } from '@payung/shared/product.ts';
import type { RegistryRoute, RemoteRelease } from '@payung/shared/registry.ts';
import type { BuiltRelease, ShellRelease } from './release-schema.ts';
import { versionName, DeploymentError } from './data-folder.ts';
import { comparablePath, isOverlapping } from './comparable-path.ts';

/** What goes live only when somebody says that it is meant: each is a flag of `npm run release`. */
export const CONFIRMATIONS = ['removals', 'modes', 'older', 'calls'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

export interface Finding {
  readonly kind: Confirmation;
  /** Goes into the refusal, and into the history once it was confirmed. */
  readonly text: string;
}

type ReleaseFacts = Pick<RemoteRelease, 'routes' | 'products' | 'staffWork'>;

const without = (before: readonly string[], after: readonly string[]): readonly string[] =>
  before.filter((value) => !after.map(comparablePath).includes(comparablePath(value)));

const homes: readonly string[] = Object.values(HOME_PATHS);

type StageAddress = readonly [stage: string, address: string];

/** Where links and resumed leads of a product lead to, by stage. */
const stagesOf = ({
  link,
  leadStages,
}: Pick<ProductDescription, 'link' | 'leadStages'>): readonly StageAddress[] => [
  ...Object.entries(link.stages).map(([stage, path]): StageAddress => [`link.stages.${stage}`, path]),
  ...Object.entries(leadStages).map(([stage, path]): StageAddress => [`leadStages.${stage}`, path]),
];

/** Why others lead to an address. */
const ledTo = (path: string, { products }: ReleaseFacts): string => {
  if (homes.includes(path)) return `${path} (where people land when they log in)`;
  const product = products.find(({ link }) => link.otp === path);
  if (product) return `${path} (where links of ${product.displayName} ask for the code)`;
  const stages = products.flatMap(({ displayName, link, leadStages }) =>
    stagesOf({ link, leadStages })
      .filter(([, address]) => isOverlapping(path, address.replace(/\?.*$/, '')))
      .map(([stage]) => `${stage} of ${displayName}`),
  );
  return stages.length > 0 ? `${path} (to which ${stages.join(', ')} led)` : path;
};

/** Stages that a product no longer names; of a product that goes, none. */
const lostStages = (release: ReleaseFacts, live: ReleaseFacts): readonly string[] =>
  live.products.flatMap((product) => {
    const next = release.products.find(({ productId }) => productId === product.productId);
    if (next === undefined) return [];
    const stages = new Map(stagesOf(next));
    return stagesOf(product)
      .filter(([stage]) => !stages.has(stage))
      .map(([stage, address]) => `${stage} of ${product.displayName}, which led to ${address}`);
  });

const removalsOf = (release: ReleaseFacts, live: ReleaseFacts): readonly string[] => {
  const idsOf = ({ staffWork = [] }: ReleaseFacts): readonly string[] => staffWork.map(({ id }) => id);
  const productsOf = ({ products }: ReleaseFacts): readonly string[] =>
    products.map(({ productId }) => productId);
  const prefixesOf = ({ products }: ReleaseFacts): readonly string[] => [
    ...new Set(products.map(({ link }) => link.prefix)),
  ];
  const pathsOf = ({ routes }: ReleaseFacts): readonly string[] => routes.map(({ path }) => path);
  return [
    ...without(pathsOf(live), pathsOf(release)).map((path) => ledTo(path, live)),
    ...without(productsOf(live), productsOf(release)).map((id) => `the product ${id}`),
    ...without(prefixesOf(live), prefixesOf(release)).map((prefix) => `the links /${prefix}/…`),
    ...lostStages(release, live),
    ...without(idsOf(live), idsOf(release)).map((id) => `the staff work ${id}`),
  ];
};

interface ModeChange {
  readonly path: string;
  readonly from: RegistryRoute['mode'];
  readonly to: RegistryRoute['mode'];
}

const modesOf = (release: ReleaseFacts, live: ReleaseFacts): readonly ModeChange[] =>
  live.routes.flatMap(({ path, mode }) => {
    const next = release.routes.find((route) => comparablePath(route.path) === comparablePath(path));
    return next === undefined || next.mode === mode ? [] : [{ path, from: mode, to: next.mode }];
  });

/** What anybody may open from now on is said first: nobody takes that back. */
const modesText = (changes: readonly ModeChange[]): string => {
  const opened = changes.filter(({ to }) => to === 'public');
  const others = changes.filter(({ to }) => to !== 'public');
  return [
    ...(opened.length > 0
      ? [`It opens to everybody ${opened.map(({ path, from }) => `${path} (was ${from})`).join(', ')}.`]
      : []),
    ...(others.length > 0
      ? [
          `It changes who may open ${others.map(({ path, from, to }) => `${path} (${to} instead of ${from})`).join(', ')}.`,
        ]
      : []),
  ].join(' ');
};

const numbersOf = (version: string): readonly number[] => version.split(/[.-]/, 3).map(Number);

const isOlder = (version: string, live: string): boolean => {
  const [numbers, others] = [numbersOf(version), numbersOf(live)];
  const at = numbers.findIndex((number, index) => number !== others[index]);
  return at !== -1 && (numbers[at] ?? 0) < (others[at] ?? 0);
};

const findings = (
  removals: readonly string[],
  modes: readonly ModeChange[],
  { version, live }: { readonly version: string; readonly live: string },
): readonly Finding[] => [
  ...(removals.length > 0
    ? [{ kind: 'removals', text: `It takes away ${removals.join(', ')}.` } as const]
    : []),
  ...(modes.length > 0 ? [{ kind: 'modes', text: modesText(modes) } as const] : []),
  ...(isOlder(version, live)
    ? [{ kind: 'older', text: `It is older than ${live}, which is live.` } as const]
    : []),
];

/** What a release of a remote changes for others, compared with the one that is live. */
export const remoteFindings = (release: BuiltRelease, live: RemoteRelease | undefined): readonly Finding[] =>
  live === undefined
    ? []
    : findings(removalsOf(release, live), modesOf(release, live), {
        version: release.version,
        live: live.version,
      });

export const shellFindings = (shell: ShellRelease, live: ShellRelease | undefined): readonly Finding[] =>
  live === undefined
    ? []
    : findings(without(live.paths, shell.paths), [], { version: shell.version, live: live.version });

/** What goes with a remote that is withdrawn. */
export const withdrawalFindings = (live: RemoteRelease): readonly Finding[] => {
  const removals = removalsOf({ routes: [], products: [] }, live);
  return [{ kind: 'removals', text: `It takes away ${removals.join(', ')}.` }];
};

interface Confirmed extends Pick<BuiltRelease, 'version' | 'build'> {
  readonly name: string;
  /** The command that confirms it. */
  readonly task?: 'release' | 'withdraw';
}

/** Refuses what nobody has confirmed; answers what the history says of the rest. */
export const confirmed = (
  release: Confirmed,
  found: readonly Finding[],
  confirmations: readonly Confirmation[] = [],
): string => {
  const open = found.filter(({ kind }) => !confirmations.includes(kind));
  if (open.length === 0) return found.map(({ text }) => ` ${text}`).join('');
  const { name, task = 'release' } = release;
  const flags = open.map(({ kind }) => `--${kind}`).join(' ');
  throw new DeploymentError(
    `${name} ${versionName(release)} changes what others rely on. ${open.map(({ text }) => text).join(' ')} If that is meant: npm run ${task} -- ${name} ${flags}`,
  );
};
