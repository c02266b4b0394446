import { describe, expect, it } from 'vitest';
import { accessTo } from './access.ts';
import type { Visitor } from './access.ts';

const stranger: Visitor = { kind: 'none', open: ['/travelotp'] };
const ended: Visitor = { ...stranger, entry: '/travel/ABC123' };
const agent: Visitor = { kind: 'agent' };
const customer: Visitor = { kind: 'link', home: '/travel/ABC123' };
const at = (pathname: string, search = '') => ({ pathname, search });

describe('who may open a route', () => {
  it('opens public routes to everybody', () => {
    for (const visitor of [stranger, agent, customer]) {
      expect(accessTo('public', visitor, at('/login'))).toEqual({ kind: 'open' });
    }
  });

  it('refuses an agent route in link mode, with the way back to the customer’s own page', () => {
    expect(accessTo('agent', customer, at('/oonahome'))).toEqual({ kind: 'refused', back: '/travel/ABC123' });
  });

  it('sends a stranger to the login page and keeps the address, with its query', () => {
    for (const mode of ['agent', 'both'] as const) {
      expect(accessTo(mode, stranger, at('/quote', '?quoteId=1&x=2'))).toEqual({
        kind: 'go',
        to: '/login?next=%2Fquote%3FquoteId%3D1%26x%3D2',
      });
    }
  });

  it('opens the screen that proves a phone before anybody is known', () => {
    expect(accessTo('both', stranger, at('/travelotp'))).toEqual({ kind: 'open' });
  });

  it('leads a customer whose visit has ended back to the link, but never to an agent route', () => {
    expect(accessTo('both', ended, at('/ordersummarytravel'))).toEqual({ kind: 'go', to: '/travel/ABC123' });
    expect(accessTo('agent', ended, at('/oonahome'))).toMatchObject({ to: '/login?next=%2Foonahome' });
  });

  it('opens shared routes to agents and customers alike', () => {
    for (const visitor of [agent, customer]) {
      expect(accessTo('both', visitor, at('/oonatravel'))).toEqual({ kind: 'open' });
    }
  });
});
