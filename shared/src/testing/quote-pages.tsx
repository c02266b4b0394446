import type { ComponentType } from 'react';
import { waitFor, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PRODUCT_IDS } from '#configured-products.ts';
import { queryClient } from '@payung/shared/api/query.ts';
import { linkAtom, noLink } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import type { ProductDescription } from '#product.ts';
import { refuse, unchecked } from './fake-api.ts';
import type { Failure } from './fake-api.ts';
import { kite } from './kite.ts';
import { aQuote } from './samples/quotes.ts';

/** The answer of a call for a quote that the server does not find. */
export const notFound = refuse({ status: 404, errCode: 4, errMsg: 'Not found' });

/** Another product with addresses for its quotes. */
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

interface Journey {
  /** The products that it sells. */
  readonly own: readonly string[];
  readonly quoteId: string;
  /** Each page with the way to its screen. */
  readonly pages: readonly ScreenPage[];
  /** Pages that show something without the quote, so that an unknown one is no matter there. */
  readonly pagesWithoutQuote?: readonly ScreenPage[];
  /** Opens a page with a server that does not find the quote of the product. */
  readonly open: (
    Screen: ComponentType,
    options: {
      readonly path: string;
      readonly as?: 'agent' | 'customer';
      readonly products?: readonly ProductDescription[];
    },
    /** What the common call answers: nothing, or a quote without any field but those that every product has. */
    foreign: ReturnType<typeof aQuote> | Failure,
  ) => Page;
}

interface Page {
  readonly address: () => string;
  readonly toasts: readonly unknown[];
  readonly unmount: () => void;
}

/** The page says that the quote is unknown or somebody else's, and offers no button but a link to the start page. */
const expectUnknownQuote = async (): Promise<void> => {
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We could not find this');
  expect(alert.textContent).toContain('it belongs to another account');
  expect(alert.textContent).toMatch(/Reference ref-\d/);
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

/** The tests of what every page of a journey does with a quote that is not of its product. */
export const refusesOtherQuotes = ({ own, quoteId, pages, pagesWithoutQuote = [], open }: Journey): void => {
  it('shows on every page of the journey that the quote is unknown, without a button to continue', async () => {
    for (const [path, load] of pages) {
      const { Screen } = await load();
      const { toasts, unmount } = open(Screen, { path }, notFound);
      await expectUnknownQuote();
      expect(toasts, path).toEqual([]);
      unmount();
    }
  });

  it('leads the quote of another product from each page to that product, for agents and customers', async () => {
    const others = Object.values(PRODUCT_IDS).filter((id) => !own.includes(id));
    const products = others.map(elsewhere);
    for (const [at, [path, load]] of [...pages, ...pagesWithoutQuote].entries()) {
      const { Screen } = await load();
      for (const [number, productId] of others.entries()) {
        // Agents and customers take turns, so that each sees every page and every product.
        const as = (at + number) % 2 === 0 ? 'agent' : 'customer';
        store.set(linkAtom, noLink);
        // What the page before has read would stand in for this quote.
        queryClient.clear();
        const foreign = unchecked(aQuote({ id: quoteId, productId, stage: 'Plan Selected' }));
        const page = open(Screen, { path, as, products }, foreign);
        const target = `/elsewhere-of-${as}?quoteId=${quoteId}`;
        await waitFor(() => expect(page.address(), `${path} ${productId}`).toBe(target));
        page.unmount();
      }
    }
  });
};
