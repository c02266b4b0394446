import { describe, expect, it } from 'vitest';
import { accessTo, endAddress } from './access.ts';
import type { Visitor } from './access.ts';

const anonymous: Visitor = { kind: 'none', open: ['/kite-otp'], hasEnded: false, endPage: '' };
const ended: Visitor = { ...anonymous, hasEnded: true };
const agent: Visitor = { kind: 'agent' };
const staff: Visitor = { kind: 'staff' };
const registrant: Visitor = { kind: 'registrant' };
const customer: Visitor = { kind: 'link', home: '/kite/ABC123' };
const secondDevice: Visitor = {
  kind: 'handoff',
  home: '/kite-photos?quoteId=1',
  pages: ['/kite-photos', '/kite-preview'],
};
const at = (pathname: string, search = '') => ({ pathname, search });

describe('access to a route', () => {
  it('opens public routes to everybody', () => {
    for (const visitor of [anonymous, agent, staff, customer]) {
      expect(accessTo('public', visitor, at('/login'))).toEqual({ kind: 'open' });
    }
  });

  it('refuses an agent route in link mode, and leads back to the customer’s own page', () => {
    expect(accessTo('agent', customer, at('/oonahome'))).toEqual({ kind: 'refused', back: '/kite/ABC123' });
  });

  it('sends an anonymous visitor to the login page and keeps the address with its query', () => {
    for (const mode of ['agent', 'both'] as const) {
      expect(accessTo(mode, anonymous, at('/quote', '?quoteId=1&x=2'))).toEqual({
        kind: 'go',
        to: '/login?next=%2Fquote%3FquoteId%3D1%26x%3D2',
      });
    }
  });

  it('opens an account route to agents and staff alone', () => {
    for (const visitor of [agent, staff]) {
      expect(accessTo('account', visitor, at('/passkeys'))).toEqual({ kind: 'open' });
    }
    expect(accessTo('account', customer, at('/passkeys'))).toEqual({ kind: 'refused', back: '/kite/ABC123' });
    expect(accessTo('account', anonymous, at('/passkeys'))).toEqual({
      kind: 'go',
      to: '/login?next=%2Fpasskeys',
    });
  });

  it('opens the screen that verifies a phone before anybody is signed in', () => {
    expect(accessTo('both', anonymous, at('/kite-otp'))).toEqual({ kind: 'open' });
  });

  it('leads a tab whose link visit has ended to the login page, which opens the link again', () => {
    for (const mode of ['both', 'link'] as const) {
      expect(accessTo(mode, ended, at('/quote', '?quoteId=1'))).toEqual({ kind: 'go', to: '/login' });
    }
    expect(accessTo('agent', ended, at('/oonahome'))).toEqual({ kind: 'go', to: '/login?next=%2Foonahome' });
    expect(accessTo('link', anonymous, at('/quote'))).toEqual({ kind: 'go', to: '/linknotvalid' });
  });

  it('leads an ended hand-off to its end page, and from an agent’s page to the login page', () => {
    const over: Visitor = { ...anonymous, endPage: '/kite-landed' };
    for (const mode of ['both', 'link'] as const) {
      expect(accessTo(mode, over, at('/quote'))).toEqual({ kind: 'go', to: '/kite-landed' });
    }
    expect(accessTo('agent', over, at('/oonahome'))).toEqual({ kind: 'go', to: '/login?next=%2Foonahome' });
    expect(accessTo('public', over, at('/login'))).toEqual({ kind: 'open' });
  });

  it('redirects to the same address from the guard and after a 401', () => {
    const page = at('/quote', '?quoteId=1');
    for (const [hasEnded, endPage, to] of [
      [false, '', '/login?next=%2Fquote%3FquoteId%3D1'],
      [true, '', '/login'],
      [false, '/kite-landed', '/kite-landed'],
      [true, '/kite-landed', '/kite-landed'],
    ] as const) {
      const left = { hasEnded, endPage };
      expect(accessTo('both', { ...anonymous, ...left }, page)).toEqual({ kind: 'go', to });
      expect(endAddress(left, page)).toBe(to);
    }
    expect(endAddress(anonymous, at('/login', '?next=%2Fquote'))).toBe('/login');
  });

  it('opens staff pages to staff alone, and nothing else to staff', () => {
    expect(accessTo('staff', staff, at('/kite-reviews'))).toEqual({ kind: 'open' });
    for (const mode of ['agent', 'both', 'link'] as const) {
      expect(accessTo(mode, staff, at('/kite-start'))).toEqual({ kind: 'refused', back: '/staffhome' });
    }
    expect(accessTo('staff', agent, at('/kite-reviews'))).toEqual({ kind: 'refused', back: '/login' });
    expect(accessTo('staff', customer, at('/kite-reviews'))).toEqual({
      kind: 'refused',
      back: '/kite/ABC123',
    });
    expect(accessTo('staff', anonymous, at('/kite-reviews'))).toEqual({
      kind: 'go',
      to: '/login?next=%2Fkite-reviews',
    });
  });

  it('opens shared routes to agents and customers alike', () => {
    for (const visitor of [agent, customer]) {
      expect(accessTo('both', visitor, at('/kite-start'))).toEqual({ kind: 'open' });
    }
  });

  it('opens to a second device the pages of its hand-off, and public ones (ruling R65)', () => {
    const refused = { kind: 'refused', back: '/kite-photos?quoteId=1' };
    for (const page of ['/kite-photos', '/kite-preview'])
      expect(accessTo('both', secondDevice, at(page))).toEqual({ kind: 'open' });
    expect(accessTo('public', secondDevice, at('/login'))).toEqual({ kind: 'open' });
    for (const mode of ['both', 'link', 'agent', 'staff', 'account', 'registrant'] as const)
      expect([mode, accessTo(mode, secondDevice, at('/mydata'))]).toEqual([mode, refused]);
  });

  it('opens to a registrant the pages of the registration and nothing else (ruling R50)', () => {
    const refused = { kind: 'refused', back: '/aob-tasks' };
    for (const [mode, access] of [
      ['registrant', { kind: 'open' }],
      ['public', { kind: 'open' }],
      ['agent', refused],
      ['staff', refused],
      ['account', refused],
      ['both', refused],
      ['link', refused],
    ] as const) {
      expect([mode, accessTo(mode, registrant, at('/kite-start'))]).toEqual([mode, access]);
    }
  });

  it('opens the pages of the registration to registrants alone: without a session they lead to its start', () => {
    const page = at('/aob-tasks');
    for (const [visitor, access] of [
      [anonymous, { kind: 'go', to: '/registerhere' }],
      [agent, { kind: 'refused', back: '/login' }],
      [staff, { kind: 'refused', back: '/login' }],
      [customer, { kind: 'refused', back: '/kite/ABC123' }],
    ] as const) {
      expect([visitor.kind, accessTo('registrant', visitor, page)]).toEqual([visitor.kind, access]);
    }
  });
});
