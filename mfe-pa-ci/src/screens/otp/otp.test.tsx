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
import { accident } from '#product.ts';
import { openAccident } from '#testing/open-accident.ts';
import { QUOTE_ID } from '#testing/quotes.ts';
import { Screen } from './otp.screen.tsx';
import { paCiRoutes } from '#contract/routes.ts';
import { screens } from '#screens.ts';

const open = (change: Partial<Visit> = {}, language: 'en' | 'id' = 'en') =>
  openAccident(behindCode(Screen), {
    path: '/accidentOtp',
    as: 'nobody',
    search: '',
    language,
    state: arrivalAt(accident),
    api: codeServer(aVisit(accident, change)),
  });

it('is the page at /accidentOtp, to which links lead, and takes the phone first [OTP-002]', async () => {
  expect(paCiRoutes.otp.path).toBe('/accidentOtp');
  expect(accident.link.otp).toBe('/accidentOtp');
  expect((await screens.otp()).Screen).toBe(Screen);
  open();
  expect(screen.getByRole('textbox', { name: /mobile number/i })).toBeTruthy();
});

describe('verifying the phone', () => {
  it('leads to /oonaaccidentscreen with state phonenumber and cipher [PA-001] [OTP-022]', async () => {
    const page = open();
    await verifyPhone(page);
    await waitFor(() => expect(page.address()).toBe('/oonaaccidentscreen'));
    expect(page.navigationState()).toEqual({ phonenumber: '6281234567890', cipher: 'visit-cipher' });
  });

  it('lands a quote where the link table says, with the same state [OTP-022]', async () => {
    const page = open({ quoteId: QUOTE_ID, stage: 'Customer Information Updated' });
    await verifyPhone(page);
    await waitFor(() => expect(page.address()).toBe(`/accidentcustomerdetails?quoteId=${QUOTE_ID}`));
    expect(page.navigationState()).toEqual({ phonenumber: '6281234567890', cipher: 'visit-cipher' });
  });
});
