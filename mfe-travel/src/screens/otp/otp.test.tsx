import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Visit } from '@payung/shared/schemas/auth.ts';
import {
  aVisit,
  arrivalAt,
  behindCode,
  codeServer,
  verifyPhone,
} from '@payung/shared/testing/verify-phone.tsx';
import { travel } from '#product.ts';
import { openTravel } from '#testing/open-travel.ts';
import { QUOTE_ID } from '#testing/quotes.ts';
import { Screen } from './otp.screen.tsx';
import { travelRoutes } from '#contract/routes.ts';
import { screens } from '#screens.ts';

const open = (change: Partial<Visit>) =>
  openTravel(behindCode(Screen), {
    path: '/travelotp',
    as: 'nobody',
    search: '',
    state: arrivalAt(travel),
    api: codeServer(aVisit(travel, { quoteId: QUOTE_ID, ...change })),
  });

describe('verifying the phone', () => {
  it('is at /travelotp, names the inviter and sends the code of the link [OTP-002]', async () => {
    const page = open({});
    expect(screen.getByText(/Sari/)).toBeTruthy();
    await verifyPhone(page);
    expect(page.callsOf('sendOtp')[0]?.body).toEqual({ mobileNo: '081234567890', linkId: 'aB3dE9' });
    expect(page.callsOf('sendOtp')[0]?.query['isCustomerFlow']).toBe('true');
    expect([travel.link.otp, travelRoutes.otp.path]).toEqual(['/travelotp', '/travelotp']);
    expect((await screens.otp()).Screen).toBe(Screen);
  });

  // Of all stages this one has another page for links than for leads; product.test.ts has them all.
  it('lands a quote where the link table says', async () => {
    const page = open({ stage: 'Quick Quote Created' });
    await verifyPhone(page);
    await waitFor(() => expect(page.address()).toBe(`/ordersummarytravel?quoteId=${QUOTE_ID}`));
  });
});
