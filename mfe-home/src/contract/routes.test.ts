import { expect, it } from 'vitest';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { homeRoutes } from './routes.ts';

it('has the pages of the specification with their steps, all but the OTP page locked without an ID card [SHELL-028]', () => {
  const rows = Object.entries<{ path: string; mode: string; step?: number; sells?: true }>(homeRoutes);
  expect(rows.map(([id, { path, mode, step, sells }]) => [id, path, mode, step, sells])).toEqual([
    ['start', '/oonahomescreen', 'both', 1, true],
    ['createQuote', '/createhomequote', 'both', 1, true],
    ['choosePlan', '/home-choose-product', 'both', 1, true],
    ['additionalBenefits', '/home-additional-benefit', 'both', 1, true],
    ['orderSummary', '/home-order-summary', 'both', 1, true],
    ['quoteCreated', '/home-quick-quote-success-screen', 'both', undefined, true],
    ['customerInformation', '/customerinformationhome', 'both', 2, true],
    ['confirmation', '/customerconfirmationhome', 'both', 3, true],
    ['payment', '/homepaymentScreen', 'both', 3, true],
    ['policySuccess', '/home-success-print-policy', 'both', undefined, true],
    ['policyError', '/home-print-policy-error', 'both', undefined, true],
    ['otp', '/homeOtp', 'both', undefined, undefined],
  ]);
  expect(Object.values(shellRoutes).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/paylater-success', '/paylater-error']),
  );
});
