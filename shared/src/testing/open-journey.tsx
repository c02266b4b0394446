import type { ComponentType, ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import type { ProductDescription } from '#product.ts';
import type { Endpoint } from '#api/endpoint.ts';
import type { FakeReplies } from '#testing/fake-api.ts';
import { aHandoff, aLinkVisit, anAgent } from '#testing/samples/people.ts';
import { renderScreen } from '#testing/render-screen.tsx';

/** A month before the cover of the test quotes begins. */
const TODAY = '2027-02-01';

interface Remote<Table> {
  readonly product: ProductDescription;
  readonly Frame: ComponentType<{ children: ReactNode }>;
  /** The calls of the product. */
  readonly endpoints: Table;
  /** The quote of its tests. */
  readonly quoteId: string;
}

interface Options<Table> {
  readonly path: string;
  readonly api?: FakeReplies<Table>;
  readonly as?: 'agent' | 'customer' | 'secondDevice' | 'nobody';
  readonly language?: 'en' | 'id';
  /** Instead of the quote in the address. */
  readonly search?: string;
  readonly state?: unknown;
  /** Instead of the product alone. */
  readonly products?: readonly ProductDescription[];
}

/** Opens the screens of a remote on the first of February 2027, by an agent unless said otherwise. */
export const journeyOpener = <Table extends Readonly<Record<string, Endpoint>>>({
  product,
  Frame,
  endpoints,
  quoteId,
}: Remote<Table>) => {
  const sessions = {
    agent: () => ({ session: anAgent() }),
    customer: () => {
      const { productId, link } = product;
      return { session: aLinkVisit({ prefix: link.prefix, quoteId, productId }) };
    },
    secondDevice: () => ({ session: aHandoff({ quoteId, productId: product.productId }) }),
    nobody: () => ({}),
  };
  return (Screen: ComponentType, options: Options<Table>) => {
    const { path, as = 'agent', search = `quoteId=${quoteId}`, ...others } = options;
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T05:00:00Z`) });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    return renderScreen(<Screen />, {
      route: search === '' ? path : `${path}?${search}`,
      products: [product],
      endpoints,
      frame: (screen) => <Frame>{screen}</Frame>,
      ...sessions[as](),
      ...others,
    });
  };
};
