import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Visit } from '@payung/shared/api/endpoints/auth.ts';
import { PRODUCT_IDS } from '@payung/shared/domain/products.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { linkAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { Frame } from '#frame.tsx';
import { product } from '#product.ts';
import { QUOTE_ID } from '#testing/home-server.ts';
import { Screen } from './otp.screen.tsx';

const visitAt = (stage?: Stage): Visit => ({
  cipher: 'visit-cipher',
  quoteId: stage === undefined ? '' : QUOTE_ID,
  productId: PRODUCT_IDS.home,
  phonenumber: '6281234567890',
  fullName: 'Sari',
  ...(stage === undefined ? {} : { stage }),
});

const open = (visit: Visit) =>
  renderScreen(<Screen />, {
    route: '/homeOtp',
    state: { prefix: 'home', linkId: 'aB3dE9', inviter: 'Sari' },
    products: [product],
    frame: (inner) => <Frame>{inner}</Frame>,
    api: { sendOtp: { key: 'k1', message: 'sent' }, verifyOtp: { message: 'verified', visit } },
  });
type Page = ReturnType<typeof open>;

const prove = async ({ user }: Page) => {
  await user.type(screen.getByRole('textbox', { name: /mobile number/i }), '081234567890');
  await user.click(screen.getByRole('button', { name: /Send OTP/ }));
  const boxes = await screen.findAllByRole('textbox', { name: /Digit/ });
  await user.click(boxes[0]!);
  await user.paste('123456');
  const verify = screen.queryByRole('button', { name: /Verify OTP/ });
  if (verify !== null && store.get(linkAtom).cipherkaye === '') await user.click(verify);
};
const agree = async ({ user }: Page) => {
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
};

describe('a customer of home', () => {
  it('agrees to the requirements, then begins at /oonahomescreen with state phonenumber [HOME-009]', async () => {
    const page = open(visitAt());
    await prove(page);
    await agree(page);
    await waitFor(() => expect(page.address()).toBe('/oonahomescreen'));
    expect(page.navigationState()).toMatchObject({ phonenumber: '6281234567890' });
    expect(store.get(quoteContextAtom)).toMatchObject({ quoteId: '', resumeType: undefined, isHome: true });
  });

  it.each([
    ['Lead Created', '/home-choose-product'],
    ['Plan Selected', '/home-additional-benefit'],
    ['Additional Benefit Selected', '/home-order-summary'],
    ['Quick Quote Created', '/home-order-summary'],
    ['PromoCode Added', '/home-quick-quote-success-screen'],
  ] as const)('agrees first at %s and lands on %s', async (stage, to) => {
    const page = open(visitAt(stage));
    await prove(page);
    expect(page.address()).toBe('/homeOtp');
    await agree(page);
    await waitFor(() => expect(page.address()).toBe(`${to}?quoteId=${QUOTE_ID}`));
    expect(page.navigationState()).toMatchObject({ phonenumber: '6281234567890' });
  });

  it.each([
    ['Customer Information Updated', '/customerconfirmationhome'],
    ['Full Quote Created', '/homepaymentScreen'],
    ['Policy Generated', '/homepaymentScreen'],
    ['Full Quote Created With Payment', '/home-success-print-policy'],
  ] as const)('is not asked again at %s and lands on %s', async (stage, to) => {
    const page = open(visitAt(stage));
    await prove(page);
    await waitFor(() => expect(page.address()).toBe(`${to}?quoteId=${QUOTE_ID}`));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reads why it is asked after Back, and may read the requirements again [HOME-008]', async () => {
    const page = open(visitAt('Quick Quote Created'));
    await prove(page);
    await page.user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/only valid for a property that meets our requirements/)).toBeTruthy();
    expect(page.address()).toBe('/homeOtp');
    await page.user.click(screen.getByRole('button', { name: 'Read the requirements' }));
    expect(screen.getByRole('dialog', { name: 'Before you begin' })).toBeTruthy();
  });
});
