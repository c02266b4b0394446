import type { ComponentType } from 'react';
import { onTestFinished, vi } from 'vitest';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { aLinkVisit, anAgent } from '@payung/shared/testing/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { Frame } from '#frame.tsx';
import { product } from '#product.ts';
import { QUOTE_ID } from './travel-server.ts';

interface Options {
  readonly path: string;
  readonly api: FakeReplies;
  readonly as?: 'agent' | 'customer';
  readonly language?: 'en' | 'id';
  /** Instead of the quote in the address. */
  readonly search?: string;
  readonly state?: unknown;
}

/** A month before the trip of the test quotes. */
export const TODAY = '2027-02-01';

/** Opens a screen of this remote on the first of February 2027, by an agent unless said otherwise. */
export const openTravel = (Screen: ComponentType, options: Options) => {
  const { path, api, as = 'agent', language = 'en', search = `quoteId=${QUOTE_ID}`, state } = options;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T05:00:00Z`) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return renderScreen(<Screen />, {
    route: search === '' ? path : `${path}?${search}`,
    session: as === 'agent' ? anAgent() : aLinkVisit(),
    language,
    api,
    state,
    products: [product],
    frame: (screen) => <Frame>{screen}</Frame>,
  });
};

/** The width of the window, as media queries see it. */
export const setWidth = (width: number): void => {
  const page = window as unknown as {
    happyDOM: { setViewport: (size: { width: number; height: number }) => void };
  };
  page.happyDOM.setViewport({ width, height: 800 });
};
