import { describe, expect, it } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import type { Visit } from '@payung/shared/schemas/auth.ts';
import {
  aVisit,
  arrivalAt,
  behindCode,
  codeServer,
  verifyPhone,
} from '@payung/shared/testing/verify-phone.tsx';
import { car, motorcycle } from '#product.ts';
import { openMotor } from '#testing/motor-server.ts';
import { QUOTE_ID } from '#testing/quotes.ts';
import { motorRoutes } from '#contract/routes.ts';
import { screens } from '#screens.ts';
import { Screen } from './otp.screen.tsx';

const open = (change: Partial<Visit>, product = car) =>
  openMotor(behindCode(Screen), {
    path: '/motorotp',
    as: 'nobody',
    search: '',
    state: arrivalAt(product),
    api: codeServer(aVisit(product, change)),
  });

it('is the page at /motorotp, to which links lead, and takes the phone first [OTP-002]', async () => {
  expect(motorRoutes.otp.path).toBe('/motorotp');
  expect(car.link.otp).toBe('/motorotp');
  expect((await screens.otp()).Screen).toBe(Screen);
  open({});
  expect(screen.getByRole('textbox', { name: /mobile number/i })).toBeTruthy();
});

describe('verifying the phone', () => {
  it('goes to /motorscreen with state phonenumber and cipher [OTP-021]', async () => {
    const page = open({});
    await verifyPhone(page);
    await waitFor(() => expect(page.address()).toBe('/motorscreen'));
    expect(page.navigationState()).toEqual({ phonenumber: '6281234567890', cipher: 'visit-cipher' });
  });

  it.each([
    ['car', car, '/motoradditionalbenefits'],
    ['motorcycle', motorcycle, '/motorordersummary'],
  ] as const)('lands at the stage of the quote of a %s, with the same state', async (_name, product, to) => {
    const page = open({ quoteId: QUOTE_ID, stage: 'Plan Selected' }, product);
    await verifyPhone(page);
    await waitFor(() => expect(page.address()).toBe(`${to}?quoteId=${QUOTE_ID}`));
    expect(page.navigationState()).toEqual({ phonenumber: '6281234567890', cipher: 'visit-cipher' });
  });
});
