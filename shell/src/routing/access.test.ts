import { describe, expect, it } from 'vitest';
import { accessTo, loginAddress } from './access.ts';
import type { Visitor } from './access.ts';

const stranger: Visitor = { kind: 'none', open: ['/travelotp'], hasEnded: false };
const ended: Visitor = { ...stranger, hasEnded: true };
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

  it('leads a tab whose link visit has ended to the login page, which opens the link again', () => {
    for (const mode of ['both', 'link'] as const) {
      expect(accessTo(mode, ended, at('/quote', '?quoteId=1'))).toEqual({ kind: 'go', to: '/login' });
    }
    expect(accessTo('agent', ended, at('/oonahome'))).toEqual({ kind: 'go', to: '/login?next=%2Foonahome' });
    expect(accessTo('link', stranger, at('/quote'))).toEqual({ kind: 'go', to: '/linknotvalid' });
  });

  it('leads to one and the same place from the guard and from the reaction to a 401', () => {
    const page = at('/quote', '?quoteId=1');
    for (const [visitor, hasEnded] of [
      [stranger, false],
      [ended, true],
    ] as const) {
      expect(accessTo('both', visitor, page)).toEqual({ kind: 'go', to: loginAddress(hasEnded, page) });
    }
    expect(loginAddress(false, at('/login', '?next=%2Fquote'))).toBe('/login');
  });

  it('opens shared routes to agents and customers alike', () => {
    for (const visitor of [agent, customer]) {
      expect(accessTo('both', visitor, at('/oonatravel'))).toEqual({ kind: 'open' });
    }
  });
});
