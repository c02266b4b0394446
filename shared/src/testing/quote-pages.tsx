import { unchecked } from './fake-api.ts';
import type { ComponentType } from 'react';
import { waitFor, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { PRODUCT_IDS } from '#configured-products.ts';
import { queryClient } from '@payung/shared/api/query.ts';
import { linkAtom, noLink } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import type { ProductDescription } from '#product.ts';
import { kite } from './kite.ts';
import { aQuote } from './samples/quotes.ts';

/** Another product, which says where its quotes belong. */
const elsewhere = (productId: string): ProductDescription => ({
  ...kite,
  productId,
  link: { ...kite.link, stages: { 'Plan Selected': '/elsewhere-of-customer' } },
  leadStages: { 'Plan Selected': '/elsewhere-of-agent' },
});

type ScreenPage = readonly [path: string, load: () => Promise<{ Screen: ComponentType }>];

/** The pages of a journey's stops that the remote itself has. */
export const journeyPages = (
  {
    stops,
  }: { readonly stops: readonly { readonly id: string; readonly route: { readonly path: string } }[] },
  screens: Readonly<Record<string, ScreenPage[1]>>,
): readonly ScreenPage[] =>
  stops.flatMap(({ id, route }) => {
    const load = screens[id];
    return load === undefined ? [] : [[route.path, load] as const];
  });

interface Page {
  readonly address: () => string;
  readonly unmount: () => void;
}

interface Journey {
  /** The products that it sells. */
  readonly own: readonly string[];
  readonly quoteId: string;
  /** Each page with the way to its screen. */
  readonly pages: readonly ScreenPage[];
  readonly open: (
    Screen: ComponentType,
    options: {
      readonly path: string;
      readonly as: 'agent' | 'customer';
      readonly products: readonly ProductDescription[];
      /** As the common call answers it: no field but those that every product has. */
      readonly foreign: ReturnType<typeof aQuote>;
    },
  ) => Page;
}

/** The first page of a journey that does not lead the quote of some other product to its own page; nothing where all do. */
export const firstToKeep = async ({
  own,
  quoteId,
  pages,
  open,
}: Journey): Promise<readonly string[] | undefined> => {
  const others = Object.values(PRODUCT_IDS).filter((id) => !own.includes(id));
  const products = others.map(elsewhere);
  for (const [at, [path, load]] of pages.entries()) {
    const { Screen } = await load();
    for (const [number, productId] of others.entries()) {
      // Agents and customers take turns, so that each sees every page and every product.
      const as = (at + number) % 2 === 0 ? 'agent' : 'customer';
      store.set(linkAtom, noLink);
      // What the page before has read would stand in for this quote.
      queryClient.clear();
      const foreign = unchecked(aQuote({ id: quoteId, productId, stage: 'Plan Selected' }));
      const page = open(Screen, { path, as, products, foreign });
      const target = `/elsewhere-of-${as}?quoteId=${quoteId}`;
      await waitFor(() => expect(page.address()).toBe(target)).catch(() => undefined);
      if (page.address() !== target) return [path, productId, as, page.address()];
      page.unmount();
    }
  }
  return undefined;
};

/** The page says that the quote is unknown or somebody else's, and offers nothing to go on with but the start page. */
const expectUnknownQuote = async (): Promise<void> => {
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain('We could not find this');
  expect(said.textContent).toContain('it belongs to another account');
  expect(said.textContent).toMatch(/Reference ref-\d/);
  expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  // The bar with its button is gone.
  expect(
    screen.queryByRole('button', {
      name: /Pay|Proceed|Print|^(Next|Continue|See the plans|Create Policy|Confirm and go to payment)$/,
    }),
  ).toBeNull();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
};

/** Opens each page with a quote that the server does not find; answers the toasts of all. */
export const expectUnknownQuoteOnEach = async (
  pages: readonly ScreenPage[],
  open: (
    Screen: ComponentType,
    path: string,
  ) => { readonly toasts: readonly unknown[]; readonly unmount: () => void },
): Promise<readonly unknown[]> => {
  const shown: unknown[] = [];
  for (const [path, load] of pages) {
    const { Screen } = await load();
    const { toasts, unmount } = open(Screen, path);
    await expectUnknownQuote();
    shown.push(...toasts);
    unmount();
  }
  return shown;
};
