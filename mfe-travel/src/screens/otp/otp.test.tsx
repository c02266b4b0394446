import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Visit } from '@payung/shared/api/endpoints/auth.ts';
import { PRODUCT_IDS } from '@payung/shared/domain/products.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { linkAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { Frame } from '#frame.tsx';
import { product } from '#product.ts';
import { QUOTE_ID } from '#testing/travel-server.ts';
import { Screen } from './otp.screen.tsx';

const arrival = { prefix: 'travel', linkId: 'aB3dE9', inviter: 'Sari' };
const visitAt = (stage?: Stage, quoteId = QUOTE_ID): Visit => ({
  cipher: 'visit-cipher',
  quoteId,
  productId: PRODUCT_IDS.travel,
  phonenumber: '6281234567890',
  fullName: 'Sari',
  ...(stage === undefined ? {} : { stage }),
});

const open = (visit = visitAt(), more: FakeReplies = {}, state: unknown = arrival) =>
  renderScreen(<Screen />, {
    route: '/travelotp',
    state,
    products: [product],
    frame: (inner) => <Frame>{inner}</Frame>,
    api: {
      sendOtp: { key: 'k1', message: 'sent' },
      verifyOtp: { message: 'verified', visit },
      ...more,
    },
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

describe('proving the phone', () => {
  it('stands at /travelotp, names the inviter and sends the code of the link [OTP-002]', async () => {
    const page = open();
    expect(screen.getByText(/Sari/)).toBeTruthy();
    await prove(page);
    expect(page.callsOf('sendOtp')[0]?.body).toEqual({ mobileNo: '081234567890', linkId: 'aB3dE9' });
    expect(page.callsOf('sendOtp')[0]?.query['isCustomerFlow']).toBe('true');
    expect(product.link.otp).toBe('/travelotp');
  });

  it.each([
    ['Lead Created', '/chooseproducttravel'],
    ['Plan Selected', '/chooseproducttravel'],
    ['Covid Benefit Selected', '/additionalbenefittravel'],
    ['Additional Benefit Selected', '/ordersummarytravel'],
    ['Quick Quote Created', '/ordersummarytravel'],
    ['PromoCode Added', '/oonacustomerinformation'],
    ['Customer Information Updated', '/oonaconfirmation'],
    ['Full Quote Created', '/oonapayment'],
    ['Full Quote Created With Payment', '/oonasuccess1'],
    ['Policy Generated', '/oonasuccess1'],
  ] as const)('lands a quote at %s on %s', async (stage, to) => {
    const page = open(visitAt(stage));
    await prove(page);
    await waitFor(() => expect(page.address()).toBe(`${to}?quoteId=${QUOTE_ID}`));
  });

  it('lands a link without a quote on /oonatravel with phonenumber and cipher', async () => {
    const page = open(visitAt(undefined, ''));
    await prove(page);
    await waitFor(() => expect(page.address()).toBe('/oonatravel'));
    expect(page.navigationState()).toEqual({ phonenumber: '6281234567890', cipher: 'visit-cipher' });
  });

  it('puts this tab into link mode before it lands', async () => {
    const page = open(visitAt('Lead Created'));
    await prove(page);
    await waitFor(() => expect(page.address()).toContain('/chooseproducttravel'));
    expect(store.get(linkAtom)).toMatchObject({
      cipherkaye: 'visit-cipher',
      cipherkeyavilable: true,
      quoteId: QUOTE_ID,
      inviter: 'Sari',
      linkId: 'aB3dE9',
    });
  });

  it('stays without a visit when the code is wrong', async () => {
    const page = open(visitAt('Lead Created'), {
      verifyOtp: refuse({ status: 400, errCode: 1, errMsg: { message: 'OTP is invalid' } }),
    });
    await prove(page);
    await waitFor(() => expect(page.callsOf('verifyOtp').length).toBeGreaterThan(0));
    expect(page.address()).toBe('/travelotp');
    expect(store.get(linkAtom).cipherkeyavilable).toBe(false);
  });

  it('sends whoever typed the address to the login', async () => {
    const page = open(visitAt(), {}, null);
    await waitFor(() => expect(page.address()).toBe('/login'));
  });
});
