import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  aVisit,
  arrivalAt,
  behindCode,
  codeServer,
  verifyPhone,
} from '@payung/shared/testing/verify-phone.tsx';
import { product } from '#product.ts';
import { QUOTE_ID, openSample } from '#testing/open-sample.ts';
import { Screen } from './otp.screen.tsx';

it("logs a customer in and opens the page of the quote's stage", async () => {
  const visit = aVisit(product, { quoteId: QUOTE_ID, stage: 'Full Quote Created' });
  const page = openSample(behindCode(Screen), {
    path: product.link.otp,
    as: 'nobody',
    search: '',
    state: arrivalAt(product),
    api: codeServer(visit),
  });
  await verifyPhone(page);
  await waitFor(() => expect(page.address()).toBe(`/oonapayment?quoteId=${QUOTE_ID}`));
});
