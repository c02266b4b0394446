import { expect, it } from 'vitest';
import { actorName, maskAddress } from './log-actor.ts';

const tokenHash = 'hash';

it('names an actor by its kind and the end of its id', () => {
  const agentId = '65f0c1a5e4b0a70001a3e001';
  expect(actorName({ kind: 'agent', tokenHash, agentId, userType: 'Mitra' })).toBe('agent …a3e001');
  expect(actorName({ kind: 'staff', tokenHash, agentId })).toBe('staff …a3e001');
  expect(actorName({ kind: 'registrant', tokenHash, registrationId: agentId })).toBe('registrant …a3e001');
  expect(actorName({ kind: 'visit', tokenHash, quoteId: agentId, linkId: null, expiresAt: new Date() })).toBe(
    'visit …a3e001',
  );
  expect(actorName({ kind: 'photoHandoff', tokenHash, quoteId: agentId })).toBe('photo hand-off …a3e001');
  expect(actorName({ kind: 'nobody' })).toBe('nobody');
  expect(actorName({ kind: 'ended' })).toBe('ended');
});

it.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::x'],
  ['2001:db8::77', '2001:db8::x'],
  ['::1', '::x'],
  ['no address', ''],
])('masks %s as %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});
