import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { store } from '@payung/shared/session/store.ts';
import {
  aVisit,
  arrivalAt,
  behindCode,
  codeServer,
  verifyPhone,
} from '@payung/shared/testing/verify-phone.tsx';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { home } from '#product.ts';
import type { HomeReplies } from '#testing/home-server.ts';
import { QUOTE_ID } from '#testing/quotes.ts';
import { openHome } from '#testing/open-home.ts';
import { Screen } from './otp.screen.tsx';
import { homeRoutes } from '#contract/routes.ts';
import { screens } from '#screens.ts';

const KEPT = { message: 'Your confirmation has been saved' };

const open = (stage?: Stage, agreeToRequirements: HomeReplies['agreeToRequirements'] = KEPT) =>
  openHome(behindCode(Screen), {
    path: '/homeOtp',
    as: 'nobody',
    search: '',
    state: arrivalAt(home),
    api: {
      ...codeServer(aVisit(home, stage === undefined ? {} : { stage, quoteId: QUOTE_ID })),
      agreeToRequirements,
    },
  });
type Page = ReturnType<typeof open>;

const agree = async ({ user }: Page) => {
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
};

it('is the page at /homeOtp, to which links lead, and takes the phone first [OTP-002]', async () => {
  expect(homeRoutes.otp.path).toBe('/homeOtp');
  expect(home.link.otp).toBe('/homeOtp');
  expect((await screens.otp()).Screen).toBe(Screen);
  open();
  expect(screen.getByRole('textbox', { name: /mobile number/i })).toBeTruthy();
});

describe('a customer of home', () => {
  it('agrees to the requirements, then begins at /oonahomescreen with state phonenumber [HOME-009]', async () => {
    const page = open();
    await verifyPhone(page);
    await agree(page);
    await waitFor(() => expect(page.address()).toBe('/oonahomescreen'));
    expect(page.navigationState()).toMatchObject({ phonenumber: '6281234567890' });
    expect(store.get(quoteContextAtom)).toMatchObject({ quoteId: '', resumeType: undefined });
    expect(page.callsOf('agreeToRequirements')).toEqual([]);
  });

  it('agrees to the requirements before customer information is saved, then lands where the link table says', async () => {
    const page = open('PromoCode Added');
    await verifyPhone(page);
    expect(page.address()).toBe('/homeOtp');
    await agree(page);
    await waitFor(() => expect(page.address()).toBe(`/home-quick-quote-success-screen?quoteId=${QUOTE_ID}`));
    expect(page.callsOf('agreeToRequirements').map(({ method, address }) => [method, address])).toEqual([
      ['POST', `home/requirements/${QUOTE_ID}`],
    ]);
    expect(page.navigationState()).toMatchObject({ phonenumber: '6281234567890' });
  });

  it('stays at the requirements until the agreement is kept', async () => {
    let isDown = true;
    const page = open('Quick Quote Created', () =>
      isDown ? refuse({ status: 422, errCode: 1, errMsg: 'Please try again' }) : KEPT,
    );
    await verifyPhone(page);
    await agree(page);
    await waitFor(() => expect(page.toasts).toEqual([{ kind: 'error', text: 'Please try again' }]));
    expect(page.address()).toBe('/homeOtp');
    isDown = false;
    await page.user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(page.address()).not.toBe('/homeOtp'));
    expect(page.callsOf('agreeToRequirements')).toHaveLength(2);
  });

  it('is not asked for the agreement once customer information is saved', async () => {
    const page = open('Customer Information Updated');
    await verifyPhone(page);
    await waitFor(() => expect(page.address()).toBe(`/customerconfirmationhome?quoteId=${QUOTE_ID}`));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reads after Back why the agreement is needed, and can open the requirements again [HOME-008]', async () => {
    const page = open('Quick Quote Created');
    await verifyPhone(page);
    await page.user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/only valid for a property that meets our requirements/)).toBeTruthy();
    expect(page.address()).toBe('/homeOtp');
    await page.user.click(screen.getByRole('button', { name: 'Read the requirements' }));
    expect(screen.getByRole('dialog', { name: 'Before you begin' })).toBeTruthy();
  });
});
