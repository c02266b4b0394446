import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aLinkVisit, anAgent } from '#testing/samples/people.ts';
import { QUOTE_ID } from '#testing/kite.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { QuoteStart } from './quote-start.tsx';

it.each([
  ['an agent', anAgent(), '/start', 'A new quote'],
  ['an agent with a quote', anAgent(), `/start?quoteId=${QUOTE_ID}`, 'An existing quote'],
  ['a customer', aLinkVisit(), '/start', 'An existing quote'],
  ['a customer without a quote', aLinkVisit({ quoteId: '' }), '/start', 'No quote yet'],
])('shows %s the fitting start page', (_who, session, route, text) => {
  renderScreen(<QuoteStart toBegin={<p>A new quote</p>} existing={<p>An existing quote</p>} />, {
    session,
    route,
  });
  expect(screen.getByText(text)).toBeTruthy();
});
