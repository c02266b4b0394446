import { expect, it } from 'vitest';
import type { ProductDescription } from '#product.ts';
import { shellRoutes } from '#routes/shell-routes.ts';

interface Remote {
  readonly product: ProductDescription;
  readonly routes: Readonly<Record<string, { readonly path: string }>>;
  readonly screens: Readonly<Record<string, () => Promise<{ Screen: unknown }>>>;
}

/** Routers compare without regard to case; a start may say more behind its path. */
const pathOf = (target: string): string => target.toLowerCase().replace(/\?.*$/, '');

/** The tests of what every remote says of its addresses. */
export const keepsAddresses = ({ product, routes, screens }: Remote): void => {
  it('leads only to routes that exist', () => {
    const { tile, link, leadStages, results } = product;
    const targets = [
      tile.start,
      link.otp,
      link.expired,
      link.invalid,
      ...Object.values(link.stages),
      ...Object.values(leadStages),
      ...(results === undefined
        ? []
        : [
            results.createPolicy,
            results.quoteRetry,
            results.summary?.path ?? '/',
            results.payment,
            results.payLaterRefused,
          ]),
    ];
    const known = [...Object.values(routes), ...Object.values(shellRoutes)].map(({ path }) => pathOf(path));
    expect(targets.filter((target) => !known.includes(pathOf(target)))).toEqual([]);
  });

  it('has a screen for every row of its route table', async () => {
    expect(Object.keys(screens).toSorted()).toEqual(Object.keys(routes).toSorted());
    for (const load of Object.values(screens)) expect(typeof (await load()).Screen).toBe('function');
  });
};
