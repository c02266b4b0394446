import { describe, expect, it } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { handoffAtom, linkAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import type { MotorReplies } from '#testing/motor-server.ts';
import { openMotor } from '#testing/motor-server.ts';
import { QUOTE_ID } from '#testing/quotes.ts';
import { Screen } from './handoff.screen.tsx';

const handed = (productId: string = PRODUCT_IDS.motor4w) => ({
  handoff: { cipher: 'a-cipher', quoteId: QUOTE_ID, productId },
});
/** Opened by the link, whose token stands behind the `#`. */
const open = (openHandoff: MotorReplies['openHandoff'], hash = '#a-token') =>
  openMotor(Screen, { path: `/motorphotohandoff${hash}`, search: '', as: 'nobody', api: { openHandoff } });

describe('the second device [MOT-072]', () => {
  it('exchanges its token once, removes it from the address, and leads to the photos', async () => {
    const page = open(handed());
    await waitFor(() => expect(page.address()).toBe(`/oonariskinspectionmotor?quoteId=${QUOTE_ID}`));
    expect(page.router.state.location.hash).toBe('');
    expect(page.callsOf('openHandoff').map(({ method, address, body }) => [method, address, body])).toEqual([
      ['POST', 'auth/open-inspection-handoff', { token: 'a-token' }],
    ]);
    expect(store.get(handoffAtom)).toEqual({
      cipher: 'a-cipher',
      quoteId: QUOTE_ID,
      productId: PRODUCT_IDS.motor4w,
      pages: ['/oonariskinspectionmotor', '/oonamotorPreview', '/motorreupload'],
      endPage: '/motorphotohandoff',
    });
    // No customer's visit, and nothing handed to the next page.
    expect(store.get(linkAtom).isActive).toBe(false);
    expect(page.navigationState()).toBeNull();
  });

  it('leads to the photos of a motorcycle', async () => {
    const page = open(handed(PRODUCT_IDS.motor2w));
    await waitFor(() => expect(page.address()).toBe(`/oonariskinspectionbike?quoteId=${QUOTE_ID}`));
  });

  it.each([
    ['ended, revoked or used', '#a-token'],
    ['broken off', ''],
  ])('shows that the link is %s', async (_name, hash) => {
    open(refuse({ status: 400, errMsg: 'This link has ended.' }), hash);
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
    expect(
      screen.getByText(
        'This link has ended or was already opened on another device. Please create a new one.',
      ),
    ).toBeTruthy();
    expect(store.get(handoffAtom)).toBeUndefined();
  });

  it('can be retried after a failure without a connection', async () => {
    let isConnected = false;
    const page = open(() => (isConnected ? handed() : noAnswer()));
    expect(await screen.findByRole('heading', { name: 'There is no connection' })).toBeTruthy();
    isConnected = true;
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.address()).toBe(`/oonariskinspectionmotor?quoteId=${QUOTE_ID}`));
  });
});
