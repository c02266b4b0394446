import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { linkAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { product } from '#product.ts';
import { QUOTE_ID, openSample } from '#testing/open-sample.tsx';
import { Screen } from './otp.screen.tsx';

const { otp: path, prefix } = product.link;

const open = (state: unknown) =>
  openSample(Screen, {
    path,
    as: 'nobody',
    state,
    api: {
      sendOtp: { key: 'k1', message: 'sent' },
      verifyOtp: {
        message: 'verified',
        visit: {
          cipher: 'visit-cipher',
          quoteId: QUOTE_ID,
          productId: product.productId,
          phonenumber: '6281234567890',
          fullName: 'Sari',
          stage: 'Lead Created',
        },
      },
    },
  });

describe('proving the phone', () => {
  it('lets a customer in and lands where the quote stands', async () => {
    const { user, address } = open({ prefix, linkId: 'aB3dE9', inviter: 'Sari' });
    await user.type(screen.getByRole('textbox', { name: /mobile number/i }), '081234567890');
    await user.click(screen.getByRole('button', { name: /Send OTP/ }));
    await user.click((await screen.findAllByRole('textbox', { name: /Digit/ }))[0]!);
    await user.paste('123456');
    const verify = screen.queryByRole('button', { name: /Verify OTP/ });
    if (verify !== null && store.get(linkAtom).cipherkaye === '') await user.click(verify);
    await waitFor(() => expect(address()).toBe(`${product.link.stages['Lead Created']}?quoteId=${QUOTE_ID}`));
    expect(store.get(linkAtom)).toMatchObject({ cipherkeyavilable: true, quoteId: QUOTE_ID });
  });

  it('sends whoever typed the address to the login', async () => {
    const { address } = open(null);
    await waitFor(() => expect(address()).toBe('/login'));
  });
});
