import { expect, it } from 'vitest';
import { travelRoutes } from './routes.ts';

it('has the addresses and steps of the specification, all but the OTP page locked without an ID card', () => {
  const rows = Object.entries(travelRoutes).map(([id, row]) => [
    id,
    row.path,
    row.mode,
    'step' in row ? row.step : undefined,
    'sells' in row,
  ]);
  expect(rows).toEqual([
    ['start', '/oonatravel', 'both', 1, true],
    ['createQuote', '/createquote', 'both', 1, true],
    ['choosePlan', '/chooseproducttravel', 'both', 1, true],
    ['additionalBenefits', '/additionalbenefittravel', 'both', 1, true],
    ['orderSummary', '/ordersummarytravel', 'both', 1, true],
    ['customerInformation', '/oonacustomerinformation', 'both', 2, true],
    ['confirmation', '/oonaconfirmation', 'both', 3, true],
    ['otp', '/travelotp', 'both', undefined, false],
  ]);
});
