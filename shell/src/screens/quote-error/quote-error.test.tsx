import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setOnline } from '@payung/shared/testing/device.ts';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { QUOTE_ID, kite } from '@payung/shared/testing/kite.ts';
import { aQuote } from '@payung/shared/testing/samples/quotes.ts';
import { withTexts } from '#testing/with-texts.tsx';
import { Screen } from './quote-error.screen.tsx';

afterEach(() => vi.restoreAllMocks());

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
const openError = (options: Options = {}) =>
  renderScreen(<Screen />, {
    frame: withTexts,
    route: `/oonaerror?quoteId=${QUOTE_ID}`,
    products: [kite],
    session: anAgent(),
    api: { getQuote: aQuote() },
    ...options,
  });

describe('the page of a quote that was not issued', () => {
  it('has the specified heading in Indonesian, keeps the form and offers to try again [TRV-083]', async () => {
    const { unmount } = openError({ language: 'id' });
    expect(await screen.findByRole('heading', { name: 'Yah, terjadi kesalahan!' })).toBeDefined();
    unmount();
    openError();
    expect(await screen.findByRole('heading', { name: 'Oops, something went wrong!' })).toBeDefined();
    expect(
      screen.getByText(/cannot be issued.*form you saved is kept.*try again later or contact/),
    ).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('retries at the address that the product names', async () => {
    const { user, address } = openError();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(address()).toBe(`/kite-summary?quoteId=${QUOTE_ID}`);
  });

  it('takes the quote from the navigation state of the screen that failed when the address has none', async () => {
    const { user, address } = openError({
      route: '/oonaerror',
      state: { data: 'kite', quoteId: QUOTE_ID },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(address()).toBe(`/kite-summary?quoteId=${QUOTE_ID}`);
  });

  it('takes the product from the link prefix in the navigation state when the quote is unreadable (ruling K84)', async () => {
    const { user, address } = openError({
      route: '/oonaerror',
      state: { data: 'kite', quoteId: QUOTE_ID },
      api: { getQuote: refuse({ status: 500, errCode: 1, errMsg: 'down' }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(address()).toBe(`/kite-summary?quoteId=${QUOTE_ID}`);
  });

  it('offers no retry when the quote cannot be read and two products have the prefix of the state', async () => {
    const stunt = { ...kite, productId: 'ffffffffffffffffffffff02' };
    const { callsOf } = openError({
      route: '/oonaerror',
      products: [kite, stunt],
      state: { data: 'kite', quoteId: QUOTE_ID },
      api: { getQuote: refuse({ status: 500, errCode: 1, errMsg: 'down' }) },
    });
    await expect.poll(() => callsOf('getQuote').length).toBe(1);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('offers no retry for a product that hands its customers over', async () => {
    const { results: _none, ...handedOver } = kite;
    const { callsOf } = openError({ products: [handedOver] });
    await expect.poll(() => callsOf('getQuote').length).toBe(1);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says that the device is offline, until it is online again', async () => {
    openError({ api: { getQuote: noAnswer() } });
    setOnline(false);
    expect(
      await screen.findByText('This device is offline. Go on from here once the connection is back.'),
    ).toBeDefined();
    setOnline(true);
    expect(screen.queryByText(/This device is offline/)).toBeNull();
  });

  it('adds no second error when the quote cannot be read', async () => {
    const { toasts, callsOf } = openError({
      api: { getQuote: refuse({ status: 500, errCode: 1, errMsg: 'down' }) },
    });
    await expect.poll(() => callsOf('getQuote').length).toBe(1);
    expect(screen.getByRole('link', { name: 'Contact technical support' })).toBeDefined();
    expect(toasts).toEqual([]);
  });
});
