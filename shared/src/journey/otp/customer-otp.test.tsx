import { expect, it } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { linkAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import type { Visit } from '#schemas/auth.ts';
import { refuse } from '#testing/fake-api.ts';
import type { FakeReplies } from '#testing/fake-api.ts';
import { QUOTE_ID, kite } from '#testing/kite.ts';
import { aVisit, arrivalAt, behindCode, codeServer, verifyPhone } from '#testing/verify-phone.tsx';
import { renderScreen } from '#testing/render-screen.tsx';
import { Arrived, landingOf, useLandOn } from './phone-and-otp.tsx';

const Otp = () => {
  const landOn = useLandOn();
  return <Arrived onArrived={(visit) => landOn(landingOf(kite, '/kite-start', visit), visit)} />;
};

const Place = behindCode(Otp);

const open = (visit: Visit, more: FakeReplies = {}, state: unknown = arrivalAt(kite)) =>
  renderScreen(<Place />, {
    route: '/kite-otp',
    state,
    products: [kite],
    api: { ...codeServer(visit), ...more },
  });

it('asks for the phone under a line that names the inviter, whom, what and why [OTP-001]', () => {
  open(
    aVisit(kite),
    {},
    {
      ...arrivalAt(kite),
      productId: kite.productId,
      introduction: {
        agent: 'Sari Wulandari',
        hasPicture: true,
        startDate: '2026-12-15',
        endDate: '2026-12-22',
        phoneEnd: '890',
      },
    },
  );
  const card = screen.getByRole('region', { name: 'What this link is about' });
  expect(card.textContent).toContain('Sari Wulandari · Payung agent');
  expect(card.textContent).toContain('Sari invites you to continue');
  expect(card.textContent).toContain('Kite Insurance');
  expect(card.textContent).toMatch(/15.22 Dec 2026/);
  expect(card.textContent).toContain('PT Asuransi Payung Nusantara');
  expect(card.querySelector('img')?.getAttribute('src')).toBe('/api/invite/aB3dE9/picture');
  expect(screen.getByText(/number ending in 890/)).toBeTruthy();
});

it('names the inviter alone where no more is known, without days where a partner sells', () => {
  const { unmount } = open(aVisit(kite));
  expect(screen.getByText('Sari invites you to continue')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'What this link is about' })).toBeNull();
  unmount();
  open(
    aVisit(kite),
    {},
    {
      ...arrivalAt(kite),
      productId: kite.productId,
      introduction: { agent: 'Sari Wulandari', hasPicture: false, phoneEnd: '890' },
    },
  );
  const card = screen.getByRole('region', { name: 'What this link is about' });
  expect(card.textContent).toContain('Kite Insurance');
  expect(card.textContent).not.toMatch(/20\d\d/);
});

it('names the inviter and sends the link’s id with the request for a code', async () => {
  const page = open(aVisit(kite));
  expect(screen.getByText(/Sari/)).toBeTruthy();
  await verifyPhone(page);
  expect(page.callsOf('sendOtp')[0]?.body).toEqual({ mobileNo: '081234567890', linkId: 'aB3dE9' });
  expect(page.callsOf('sendOtp')[0]?.query['isCustomerFlow']).toBe('true');
});

it.each([
  ['Plan Selected', '/kite-string'],
  // A stage that the product does not name.
  ['Lead Created', '/kite-start'],
] as const)('lands a quote at %s on %s', async (stage, to) => {
  const page = open(aVisit(kite, { quoteId: QUOTE_ID, stage }));
  await verifyPhone(page);
  await waitFor(() => expect(page.address()).toBe(`${to}?quoteId=${QUOTE_ID}`));
});

it('lands a link without a quote on the start, with phonenumber and cipher', async () => {
  const page = open(aVisit(kite));
  await verifyPhone(page);
  await waitFor(() => expect(page.address()).toBe('/kite-start'));
  expect(page.navigationState()).toEqual({ phonenumber: '6281234567890', cipher: 'visit-cipher' });
});

it('puts this tab into link mode before it lands', async () => {
  const page = open(aVisit(kite, { quoteId: QUOTE_ID, stage: 'Plan Selected' }));
  await verifyPhone(page);
  await waitFor(() => expect(page.address()).toContain('/kite-string'));
  expect(store.get(linkAtom)).toMatchObject({
    cipher: 'visit-cipher',
    isActive: true,
    quoteId: QUOTE_ID,
    inviter: 'Sari',
    linkId: 'aB3dE9',
  });
});

it('stays on the page without a visit when the code is wrong', async () => {
  const page = open(aVisit(kite, { quoteId: QUOTE_ID }), {
    verifyOtp: refuse({ status: 400, errCode: 1, errMsg: { message: 'OTP is invalid' } }),
  });
  await verifyPhone(page);
  await waitFor(() => expect(page.callsOf('verifyOtp').length).toBeGreaterThan(0));
  expect(page.address()).toBe('/kite-otp');
  expect(store.get(linkAtom).isActive).toBe(false);
});

it('leads to the login when the address was typed', async () => {
  const page = open(aVisit(kite), {}, null);
  await waitFor(() => expect(page.address()).toBe('/login'));
});
