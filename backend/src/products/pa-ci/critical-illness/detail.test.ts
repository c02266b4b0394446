import { expect, it } from 'vitest';
import { signNotice } from '#providers/partner/sandbox/arrivals.ts';
import { formatMoment } from '@payung/shared/domain/dates.ts';
import { call, nobody } from '#testing/caller.ts';
import { newLeader } from '#testing/people.ts';
import { policyDetailOf, sectionsOf } from '#areas/lists/testing/listed-quotes.ts';
import { listHandovers } from '../sql/partner-handovers.ts';
import { handedOver, keysOf, newInvited, sandboxOf, useCiBackend } from './testing/ci.ts';

const world = useCiBackend();

it('shows whether the customer was handed over, and when they arrived at the partner [R41]', async () => {
  const { server } = world;
  const invited = await newInvited(server);
  const read = { who: invited.agent, quoteId: invited.quoteId };
  expect((await sectionsOf(server, read))['Handed over to our partner']).toEqual([
    'Handed over: Not yet: the customer continues from the link',
  ]);
  await handedOver(server, invited);
  const moment = formatMoment(world.clock.now().toISOString(), 'en');
  expect((await sectionsOf(server, read))['Handed over to our partner']).toEqual([
    `Handed over: ${moment}`,
    'Arrived: Not yet',
  ]);
  const [handover] = await listHandovers(server.services.db, invited.quoteId);
  const { url, issuer } = sandboxOf(world).settings;
  const arrival = { jti: handover?.jti ?? '', at: world.clock.now().toISOString() };
  const sender = { noticeKey: keysOf(world).notice.private, issuer: url, audience: issuer };
  const notice = await signNotice(arrival, sender);
  expect((await call(server, nobody, 'partnerArrived', { body: { notice } })).status).toBe(200);
  const sections = await sectionsOf(server, read);
  expect(sections).toEqual({
    'Handed over to our partner': [`Handed over: ${moment}`, `Arrived: ${moment}`],
    Offer: ['Discount: 12.5%', 'Promo code: SEHAT2026'],
    Insured: ['Name: Maya Kusuma'],
  });
  const detail = await policyDetailOf(server, read);
  expect(detail).toMatchObject({ isPayable: false, isOwn: true, phone: invited.phone, dueLines: [] });
  const leader = await newLeader(server, invited.agentId);
  expect(await sectionsOf(server, { who: leader.headers, quoteId: invited.quoteId })).toEqual(sections);
});
