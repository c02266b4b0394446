import type { ComponentType } from 'react';
import type { QuoteRecord } from '@payung/shared/api/endpoints/quote.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { aLinkVisit, anAgent } from '@payung/shared/testing/people.ts';
import { QUOTE_ID, aKiteQuote } from '@payung/shared/testing/kite.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { Frame } from '#frame.tsx';
import { product } from '#product.ts';

export { QUOTE_ID } from '@payung/shared/testing/kite.ts';

/** A quote of this product, just begun. */
export const aSampleQuote = (change: Partial<QuoteRecord> = {}): QuoteRecord =>
  aKiteQuote({ product_Id: product.productId, stage: 'Lead Created', ...change });

interface Options {
  readonly path: string;
  readonly api?: FakeReplies;
  readonly as?: 'agent' | 'customer' | 'nobody';
  readonly language?: 'en' | 'id';
  readonly state?: unknown;
}

const SESSIONS = {
  agent: () => ({ session: anAgent() }),
  customer: () => ({
    session: aLinkVisit({ prefix: product.link.prefix, quoteId: QUOTE_ID, productId: product.productId }),
  }),
  nobody: () => ({}),
} as const;

/** Opens a screen of this remote, by an agent unless said otherwise. */
export const openSample = (Screen: ComponentType, options: Options) => {
  const { path, as = 'agent', ...others } = options;
  return renderScreen(<Screen />, {
    route: path,
    products: [product],
    frame: (screen) => <Frame>{screen}</Frame>,
    ...SESSIONS[as](),
    ...others,
  });
};
