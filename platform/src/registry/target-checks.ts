import type { BuiltRelease } from '#build/release-files.ts';
import type { ProductDescription } from '@payung/shared/product.ts';
import type { RemoteRelease } from '@payung/shared/registry.ts';
import { isOverlapping } from './comparable-path.ts';
import { DeploymentError } from './deployment-error.ts';

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
export const lostTarget = (
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
export const checkTargets = (release: BuiltRelease, shellPaths: readonly string[]): void => {
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
