import { unchecked } from './fake-api.ts';
import type { ComponentType } from 'react';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { PRODUCT_IDS } from '#configured-products.ts';
import { queryClient } from '@payung/shared/api/query.ts';
import { linkAtom, noLink } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import type { ProductDescription } from '#product.ts';
import { kite } from './kite.ts';
import { aQuote } from './quotes.ts';

/** Another product, which says where its quotes belong. */
const elsewhere = (productId: string): ProductDescription => ({
  ...kite,
  productId,
  link: { ...kite.link, stages: { 'Plan Selected': '/elsewhere-of-customer' } },
  leadStages: { 'Plan Selected': '/elsewhere-of-agent' },
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
  readonly pages: readonly (readonly [path: string, load: () => Promise<{ Screen: ComponentType }>])[];
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
