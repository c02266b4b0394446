import { expect, it } from 'vitest';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { homeRoutes } from './routes.ts';

it('has the home routes, of home and of the shell [SHELL-028]', () => {
  expect(Object.values(homeRoutes).map(({ path }) => path)).toEqual([
    '/oonahomescreen',
    '/createhomequote',
    '/home-choose-product',
    '/home-additional-benefit',
    '/home-order-summary',
    '/home-quick-quote-success-screen',
    '/customerinformationhome',
    '/customerconfirmationhome',
    '/homepaymentScreen',
    '/home-success-print-policy',
    '/home-print-policy-error',
    '/homeOtp',
  ]);
  expect(Object.values(shellRoutes).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/paylater-success', '/paylater-error']),
  );
});

it('opens every page to agents and link customers, and says its step', () => {
  const rows = Object.entries(homeRoutes).map(([id, row]) => [id, row.mode, 'step' in row ? row.step : 0]);
  expect(rows).toEqual([
    ['start', 'both', 1],
    ['createQuote', 'both', 1],
    ['choosePlan', 'both', 1],
    ['additionalBenefits', 'both', 1],
    ['orderSummary', 'both', 1],
    ['quoteCreated', 'both', 0],
    ['customerInformation', 'both', 2],
    ['confirmation', 'both', 3],
    ['payment', 'both', 3],
    ['policySuccess', 'both', 0],
    ['policyError', 'both', 0],
    ['otp', 'both', 0],
  ]);
});
