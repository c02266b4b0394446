import { expect, it } from 'vitest';
import type { ApiRefusal } from '#core/http/api-refusal.ts';
import { isSignedIn, eventActorOf, photographerOf, requireAgent, requireStaff } from '#core/access/caller.ts';
import type { AgentCaller, Caller, VisitCaller } from '#core/access/caller.ts';
import * as rows from '#core/access/access-rows.ts';
import type { AccessRow, Verdict } from '#core/access/access-rows.ts';
import { actorOf, checkAccess } from './check-access.ts';

const agent: AgentCaller = { kind: 'agent', tokenHash: 'hash-1', agentId: 'agent-1', userType: 'AGENT' };
const visit: VisitCaller = {
  kind: 'visit',
  tokenHash: 'hash-2',
  quoteId: 'quote-1',
  linkId: null,
  expiresAt: new Date('2026-01-15T10:00:00Z'),
};
const registrant: Caller = { kind: 'registrant', tokenHash: 'hash-3', registrationId: 'registration-1' };
const staff: Caller = { kind: 'staff', tokenHash: 'hash-4', agentId: 'agent-9' };
const handoff: Caller = { kind: 'photoHandoff', tokenHash: 'hash-5', quoteId: 'quote-1' };
const nobody: Caller = { kind: 'nobody' };
const ended: Caller = { kind: 'ended' };

const own = { agentId: 'agent-1', quoteId: 'quote-1' };
const foreign = { agentId: 'agent-2', quoteId: 'quote-2' };

it('distinguishes the owner of an object from everybody else', () => {
  expect(actorOf(agent, own)).toBe('ownerAgent');
  expect(actorOf(agent, { agentId: 'agent-1' })).toBe('ownerAgent');
  expect(actorOf(agent, 'self')).toBe('ownerAgent');
  expect(actorOf(agent, foreign)).toBe('otherAgent');
  expect(actorOf(agent, undefined)).toBe('otherAgent');
  expect(actorOf(visit, own)).toBe('ownCustomer');
  expect(actorOf(visit, 'self')).toBe('ownCustomer');
  expect(actorOf(visit, { ...own, quoteId: 'quote-2' })).toBe('otherCustomer');
  expect(actorOf(visit, { agentId: 'agent-1' })).toBe('otherCustomer');
  expect(actorOf(visit, undefined)).toBe('otherCustomer');
});

it('distinguishes the applicant of a registration from everybody else', () => {
  expect(actorOf(registrant, { registrationId: 'registration-1' })).toBe('registrant');
  expect(actorOf(registrant, 'self')).toBe('registrant');
  for (const owner of [own, { registrationId: 'registration-2' }, undefined]) {
    expect(actorOf(registrant, owner)).toBe('otherRegistrant');
  }
  expect(actorOf(agent, { registrationId: 'registration-1' })).toBe('otherAgent');
  expect(actorOf(visit, { registrationId: 'registration-1' })).toBe('otherCustomer');
});

it('accepts a hand-off for its own quote only, and for no call without an object (ruling R65)', () => {
  expect(actorOf(handoff, own)).toBe('ownPhotoHandoff');
  for (const owner of [foreign, { agentId: 'agent-1' }, 'self', undefined] as const)
    expect(actorOf(handoff, owner)).toBe('otherPhotoHandoff');
});

it('refuses an actor that a row does not name, and names hand-offs in no row that is shared (ruling R65)', () => {
  const empty: AccessRow = { object: 'self' };
  const verdicts = Object.fromEntries(rows.ACTORS.map((actor) => [actor, rows.verdictOf(empty, actor)]));
  expect(verdicts).toEqual({
    nobody: 401,
    ended: 401,
    ownerAgent: 403,
    otherAgent: 403,
    leadingAgent: 403,
    ownCustomer: 403,
    otherCustomer: 403,
    registrant: 403,
    otherRegistrant: 403,
    staff: 403,
    ownPhotoHandoff: 403,
    otherPhotoHandoff: 403,
  });
  const shared = Object.entries(rows).filter(([name]) => name.startsWith('for')) as [string, AccessRow][];
  expect(shared.map(([name]) => name)).toContain('forEverybody');
  const handoffs = shared.map(([name, row]): [string, Verdict[]] => [
    name,
    [rows.verdictOf(row, 'ownPhotoHandoff'), rows.verdictOf(row, 'otherPhotoHandoff')],
  ]);
  expect(handoffs).toEqual(shared.map(([name]) => [name, [403, 403]]));
});

it('never makes staff or a missing session an owner', () => {
  for (const caller of [staff, nobody, ended]) {
    for (const owner of [own, { agentId: 'agent-9' }, 'self', undefined] as const) {
      expect(actorOf(caller, owner)).toBe(caller.kind);
    }
  }
});

it('answers that the session has ended only to a caller with an ended session', async () => {
  // The database is not asked: the row concerns no object.
  const from = { db: undefined as never, secret: '' };
  const refusalOf = (caller: Caller) =>
    checkAccess(from, rows.forSignedIn, { caller, params: {}, query: {}, body: {} }).catch(
      (error: unknown) => (error as ApiRefusal).text.en,
    );
  expect(await refusalOf(nobody)).toBe('Please sign in');
  expect(await refusalOf(ended)).toBe('Your session has ended. Please sign in again.');
});

it('does not count an ended or missing session as signed in', () => {
  expect([agent, visit, registrant, staff, handoff].map(isSignedIn)).toEqual([true, true, true, true, true]);
  expect([nobody, ended].map(isSignedIn)).toEqual([false, false]);
});

it('names agents and customers as authors of events, and refuses everybody else', () => {
  expect(eventActorOf(agent)).toEqual({ kind: 'agent', id: 'agent-1' });
  expect(eventActorOf(visit)).toEqual({ kind: 'customer', id: 'hash-2' });
  for (const caller of [registrant, staff, handoff, nobody, ended])
    expect(() => eventActorOf(caller)).toThrow('You are not allowed to do this');
  // Where a hand-off may act it does so as itself, never as the customer.
  expect(photographerOf(handoff)).toEqual({ kind: 'photoHandoff', id: 'hash-5' });
  expect(photographerOf(visit)).toEqual({ kind: 'customer', id: 'hash-2' });
  for (const caller of [registrant, staff, nobody, ended])
    expect(() => photographerOf(caller)).toThrow('You are not allowed to do this');
  expect(requireAgent(agent)).toBe(agent);
  for (const caller of [visit, registrant, staff, handoff, nobody, ended])
    expect(() => requireAgent(caller)).toThrow('You are not allowed to do this');
  expect(requireStaff(staff)).toBe(staff);
  for (const caller of [agent, visit, registrant, handoff, nobody, ended])
    expect(() => requireStaff(caller)).toThrow('You are not allowed to do this');
});
