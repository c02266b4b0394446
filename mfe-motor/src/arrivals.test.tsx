import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { openMotor, motorServer } from '#testing/motor-server.ts';
import { complete } from '#testing/inspections.ts';
import { QUOTE_ID, aQuotedMotorcycle, aQuotedQuote, anInspectedQuote } from '#testing/quotes.ts';
import { motorRoutes } from './contract/routes.ts';
import { car, motorcycle } from './product.ts';
import { screens } from './screens.ts';

/** What stands at the top of the page on which a customer arrives by a link, by the stage of the quote. */
const ARRIVALS: readonly (readonly [
  kind: 'car' | 'motorcycle',
  Stage,
  path: string,
  heading: string,
  rule: string,
])[] = [
  ['car', 'Lead Created', '/motorchooseproduct', 'Choose', 'LINK-008'],
  ['car', 'Plan Selected', '/motoradditionalbenefits', 'Add', 'LINK-006'],
  ['motorcycle', 'Plan Selected', '/motorordersummary', 'Order', 'LINK-007'],
  ['car', 'Additional Benefit Selected', '/motorordersummary', 'Order', 'LINK-009'],
  ['car', 'Quick Quote Created', '/motorordersummary', 'Order', 'LINK-013'],
  ['car', 'Customer Information Updated', '/oonariskinspectionmotor', 'Photo', 'LINK-011'],
  ['motorcycle', 'Customer Information Updated', '/oonariskinspectionbike', 'Photo', 'LINK-011'],
  ['car', 'Qc Checked', '/oonariskinspectionmotor', 'Photo', 'LINK-012'],
  ['motorcycle', 'Qc Checked', '/oonariskinspectionbike', 'Photo', 'LINK-012'],
  ['car', 'Q C Inspection Done', '/oonaconfirmationMotor', 'Check', 'LINK-014'],
];

it.each(ARRIVALS)(
  'leads a customer with a %s at stage %s to %s under the heading "%s" [LINK-041] [%s]',
  async (kind, stage, path, heading) => {
    const product = kind === 'car' ? car : motorcycle;
    expect(product.link.stages[stage]).toBe(path);
    const id = (Object.keys(screens) as (keyof typeof screens)[]).find(
      (each) => motorRoutes[each].path === path,
    )!;
    const { Screen } = await screens[id]();
    const quoteOf = stage === 'Q C Inspection Done' ? anInspectedQuote : aQuotedQuote;
    const quote = kind === 'car' ? quoteOf({ stage }) : aQuotedMotorcycle({ stage });
    const page = openMotor(Screen, {
      path,
      as: 'customer',
      api: {
        ...motorServer({ quote: stage === 'Lead Created' ? { ...quote, planCode: '' } : quote }),
        inspectionPhoto: () => new Blob(['a photo'], { type: 'image/jpeg' }),
        inspectionDocuments: complete({ status: stage === 'Qc Checked' ? 'underReview' : 'wanted' }),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(heading) })).toBeTruthy();
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(page.address()).toBe(`${path}?quoteId=${QUOTE_ID}`);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
