import type { ComponentType } from 'react';
import { onTestFinished, vi } from 'vitest';
import { PRODUCT_IDS } from '@payung/shared/domain/products.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { aLinkVisit, anAgent } from '@payung/shared/testing/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { Frame } from '#frame.tsx';
import { product } from '#product.ts';
import { QUOTE_ID } from './home-server.ts';

interface Options {
  readonly path: string;
  readonly api: FakeReplies;
  readonly as?: 'agent' | 'customer';
  readonly language?: 'en' | 'id';
  /** Instead of the quote in the address. */
  readonly search?: string;
  readonly state?: unknown;
}

/** A month before the cover of the test quotes begins. */
export const TODAY = '2027-02-01';

const homeVisit = () => aLinkVisit({ prefix: 'home', quoteId: QUOTE_ID, productId: PRODUCT_IDS.home });

/** Opens a screen of this remote on the first of February 2027, by an agent unless said otherwise. */
export const openHome = (Screen: ComponentType, options: Options) => {
  const { path, api, as = 'agent', language = 'en', search = `quoteId=${QUOTE_ID}`, state } = options;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T05:00:00Z`) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return renderScreen(<Screen />, {
    route: search === '' ? path : `${path}?${search}`,
    session: as === 'agent' ? anAgent() : homeVisit(),
    language,
    api,
    state,
    products: [product],
    frame: (screen) => <Frame>{screen}</Frame>,
  });
};
