import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DecryptedLink } from '@payung/shared/schemas/auth.ts';
import type { ProductDescription } from '@payung/shared/product.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { aLinkVisit, anAgent } from '@payung/shared/testing/samples/people.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { QUOTE_ID, kite } from '@payung/shared/testing/kite.ts';
import { withTexts } from '#testing/with-texts.tsx';
import { Screen } from './link-entry.screen.tsx';

type Options = Parameters<typeof renderScreen>[1];

/** A second product of the same remote, below the same prefix. */
const stunt: ProductDescription = {
  ...kite,
  productId: 'ffffffffffffffffffffff02',
  tile: { ...kite.tile, order: 2 },
  link: {
    ...kite.link,
    otp: '/stunt-otp',
    stages: { none: '/stunt-start', 'Plan Selected': '/stunt-string' },
    invalid: '/stunt-not-ours',
  },
};

const openLink = (linkId: string, answer: Partial<DecryptedLink> = {}, options: Options = {}) =>
  renderScreen(<Screen />, {
    frame: withTexts,
    path: '/kite/:linkId',
    route: `/kite/${linkId}`,
    products: [kite],
    api: { decryptLink: { productId: kite.productId, inviter: 'Sari', ...answer } },
    ...options,
  });

const introduction = { agent: 'Sari Wulandari', hasPicture: false, phoneEnd: '890' };
const visit = aLinkVisit({ prefix: 'kite', productId: kite.productId, quoteId: QUOTE_ID });
const landOn = async (stage: Stage | undefined) => {
  const page = openLink('aB3dE9', { quoteId: QUOTE_ID, stage }, { session: visit });
  await waitFor(() => expect(page.address()).not.toBe('/kite/aB3dE9'));
  return page.address();
};

describe('a share link', () => {
  it.each(['abcde', 'abcdefg', 'a', 'abcd-f'])(
    'with the id %s leads to /login without a call [LINK-001]',
    (linkId) => {
      const { address, calls } = openLink(linkId);
      expect(address()).toBe('/login');
      expect(calls).toEqual([]);
    },
  );

  it.each(['aB3dE', 'aB3dE.', 'aB3dE9x', ' '])(
    'with the id "%s" says on /login that it is incomplete [R81]',
    (linkId) => {
      expect(openLink(linkId).navigationState()).toEqual({ isLinkIncomplete: true });
    },
  );

  it.each(['AbC123', 'aB3dE9'])(
    'to a product that is not deployed says so, and whom to ask: %s (ruling R02)',
    (linkId) => {
      const { address, calls } = openLink(linkId, {}, { products: [] });
      expect(screen.getByRole('heading', { name: 'This product is not available' })).toBeDefined();
      expect(screen.getByText(/PT Asuransi Payung Nusantara at bantuan@payung\.example/)).toBeDefined();
      expect(screen.getByRole('link', { name: 'Need Help' }).getAttribute('href')).toMatch(
        /^mailto:bantuan@payung\.example/,
      );
      expect(address()).toBe(`/kite/${linkId}`);
      expect(calls).toEqual([]);
    },
  );

  it('to a product that is not deployed leads to /login when its id has not six characters [LINK-001]', () => {
    expect(openLink('abcde', {}, { products: [] }).address()).toBe('/login');
  });

  it.each([
    'aB3dE9.',
    'aB3dE9)',
    'aB3dE9,',
    'aB3dE9%20',
    '%E2%80%8BaB3dE9',
    'aB3dE9%E2%80%8B.',
    'aB3dE9%252E',
  ])('that was copied out of a sentence is opened: %s [LINK-001] [R81]', async (copied) => {
    const { callsOf, address, navigationState } = openLink(copied);
    await waitFor(() => expect(callsOf('decryptLink')[0]?.query).toEqual({ id: 'aB3dE9' }));
    await waitFor(() => expect(address()).toBe('/kite-otp'));
    expect(navigationState()).toMatchObject({ linkId: 'aB3dE9' });
  });

  it('with an id of six characters is opened [LINK-001]', async () => {
    const { callsOf } = openLink('aB3dE9');
    await waitFor(() => expect(callsOf('decryptLink')[0]?.query).toEqual({ id: 'aB3dE9' }));
  });

  it.each([undefined, 'Plan Selected', 'Full Quote Created'] as const)(
    'leads a browser without a verified visit to the verification of the phone, whatever the stage (%s)',
    async (stage) => {
      const page = openLink('aB3dE9', { quoteId: QUOTE_ID, stage, introduction });
      await waitFor(() => expect(page.address()).toBe('/kite-otp'));
      expect(page.navigationState()).toEqual({
        prefix: 'kite',
        linkId: 'aB3dE9',
        inviter: 'Sari',
        productId: kite.productId,
        introduction,
      });
    },
  );

  it('leads an agent, and the customer of another quote, to the verification of the phone', async () => {
    const page = openLink('aB3dE9', { quoteId: QUOTE_ID, stage: 'Plan Selected' }, { session: anAgent() });
    await waitFor(() => expect(page.address()).toBe('/kite-otp'));
    page.unmount();
    const other = openLink('aB3dE9', { quoteId: '65f0c1a5e4b0a70001a3f0ff' }, { session: visit });
    await waitFor(() => expect(other.address()).toBe('/kite-otp'));
  });

  it('lands a verified visit where the stage table of the product says [LINK-002] [LINK-041]', async () => {
    expect(await landOn('Plan Selected')).toBe(`/kite-string?quoteId=${QUOTE_ID}`);
  });

  it('lands a confirmed quote on the page of its stage [LINK-041]', async () => {
    expect(await landOn('Full Quote Created')).toBe(`/kite-payment?quoteId=${QUOTE_ID}`);
  });

  it('lands a quote without a stage on the start of the product [LINK-041]', async () => {
    expect(await landOn(undefined)).toBe(`/kite-start?quoteId=${QUOTE_ID}`);
  });

  it.each([
    ['the first of two products of its prefix', kite.productId, '/kite-otp'],
    ['the second', 'ffffffffffffffffffffff02', '/stunt-otp'],
  ])('is verified where the decrypted product id says: %s', async (_, productId, otp) => {
    const page = openLink('aB3dE9', { productId }, { products: [kite, stunt] });
    await waitFor(() => expect(page.address()).toBe(otp));
    expect(page.callsOf('decryptLink')).toHaveLength(1);
  });

  it.each([
    [kite.productId, '/kite-string'],
    ['ffffffffffffffffffffff02', '/stunt-string'],
  ])(
    'lands by the stage table of the product %s among two of its prefix [LINK-002]',
    async (productId, to) => {
      const page = openLink(
        'aB3dE9',
        { productId, quoteId: QUOTE_ID, stage: 'Plan Selected' },
        { session: visit, products: [kite, stunt] },
      );
      await waitFor(() => expect(page.address()).toBe(`${to}?quoteId=${QUOTE_ID}`));
    },
  );

  it('that invites an agent belongs to no product, so it does not match [LINK-038]', async () => {
    const page = openLink('aB3dE9', { productId: '', invite: { referralCode: 'SARI1' } });
    await waitFor(() => expect(page.address()).toBe('/kite-not-ours'));
  });

  it('of a product of another prefix does not match', async () => {
    const elsewhere = { ...stunt, link: { ...stunt.link, prefix: 'stunt' } };
    const answer = { productId: elsewhere.productId };
    const page = openLink('aB3dE9', answer, { products: [kite, elsewhere] });
    await waitFor(() => expect(page.address()).toBe('/kite-not-ours'));
  });

  it('of a product that is no longer sold says so, that policies stay valid, and whom to ask', async () => {
    openLink('aB3dE9', { productId: 'ffffffffffffffffffffff99' });
    expect(await screen.findByRole('heading', { name: 'This product is not available' })).toBeDefined();
    expect(screen.getByText(/a policy that you have stays valid.*bantuan@payung\.example/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Need Help' }).getAttribute('href')).toMatch(
      /^mailto:bantuan@payung\.example/,
    );
  });

  it('that is refused is redirected by the central error handling', async () => {
    const page = openLink(
      'aB3dE9',
      {},
      {
        api: { decryptLink: refuse({ status: 400, errCode: 1, errMsg: 'given link is invalid' }) },
      },
    );
    await waitFor(() => expect(page.redirects).toEqual(['linkNotMatch']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that cannot be opened now can be tried again', async () => {
    let isDown = true;
    const page = openLink(
      'aB3dE9',
      {},
      {
        api: {
          decryptLink: () =>
            isDown
              ? refuse({ status: 500, errCode: 4, errMsg: 'down' })
              : { productId: kite.productId, inviter: 'Sari' },
        },
      },
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await page.user.click(retry);
    await waitFor(() => expect(page.address()).toBe('/kite-otp'));
  });
});
