import { UnsecuredJWT } from 'jose';
import { expect, it } from 'vitest';
import { newKeyPair } from '#providers/partner/partner-client.ts';
import { signNotice } from '#providers/partner/sandbox/arrivals.ts';
import { call, nobody } from '#testing/caller.ts';
import { listHandovers } from '../sql/partner-handovers.ts';
import { handedOver, handoversOf, keysOf, newInvited, sandboxOf, useCiBackend } from './testing/ci.ts';
import type { InvitedCustomer } from './testing/ci.ts';

const world = useCiBackend();

const tell = (notice: string) => call(world.server, nobody, 'partnerArrived', { body: { notice } });
const sender = () => {
  const { url, issuer } = sandboxOf(world).settings;
  return { noticeKey: keysOf(world).notice.private, issuer: url, audience: issuer };
};
const jtiOf = async ({ quoteId }: InvitedCustomer): Promise<string> =>
  (await listHandovers(world.server.services.db, quoteId))[0]?.jti ?? '';

it('records an arrival once when its notice is sent again', async () => {
  const invited = await newInvited(world.server);
  await handedOver(world.server, invited);
  const jti = await jtiOf(invited);
  const at = world.clock.now().toISOString();
  const notice = await signNotice({ jti, at }, sender());
  expect((await tell(notice)).status).toBe(200);
  world.clock.advance(60);
  const later = await signNotice({ jti, at: world.clock.now().toISOString() }, sender());
  expect([(await tell(notice)).status, (await tell(later)).status]).toEqual([200, 200]);
  expect((await handoversOf(world.server, invited))[0]?.arrivedAt).toBe(at);
});

it('refuses a notice that is unsigned, signed with another key, or for another audience', async () => {
  const invited = await newInvited(world.server);
  await handedOver(world.server, invited);
  const arrival = { jti: await jtiOf(invited), at: world.clock.now().toISOString() };
  const forged = [
    await signNotice(arrival, { ...sender(), noticeKey: newKeyPair().private }),
    await signNotice(arrival, { ...sender(), noticeKey: keysOf(world).signing.private }),
    await signNotice(arrival, { ...sender(), audience: 'somebody-else' }),
    await signNotice(arrival, { ...sender(), issuer: 'https://evil.test' }),
    new UnsecuredJWT({ ...arrival, aud: sender().audience, iss: sender().issuer }).setIssuedAt().encode(),
    JSON.stringify(arrival),
    '',
  ];
  for (const notice of forged) expect((await tell(notice)).status).toBe(400);
  expect((await handoversOf(world.server, invited))[0]).not.toHaveProperty('arrivedAt');
});

it('refuses a notice about a customer who was never handed over', async () => {
  const arrival = { jti: 'nobody', at: world.clock.now().toISOString() };
  expect((await tell(await signNotice(arrival, sender()))).status).toBe(404);
});

it('replaces an arrival time in the future by the current time', async () => {
  const invited = await newInvited(world.server);
  await handedOver(world.server, invited);
  const arrival = { jti: await jtiOf(invited), at: '2099-01-01T00:00:00.000Z' };
  expect((await tell(await signNotice(arrival, sender()))).status).toBe(200);
  expect((await handoversOf(world.server, invited))[0]?.arrivedAt).toBe(world.clock.now().toISOString());
});
