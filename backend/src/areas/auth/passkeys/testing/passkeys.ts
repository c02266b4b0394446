import type { AreaServer } from '#testing/area-server.ts';
import { createAuthenticator } from '#areas/auth/passkeys/testing/authenticator.ts';
import type { Authenticator, AuthenticatorFault } from '#areas/auth/passkeys/testing/authenticator.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newAgent } from '#testing/people.ts';

export const optionsFor = async (server: AreaServer, who: Credentials) =>
  (await succeed(server, who, 'passkeyOptions')).data;

export const loginOptions = async (server: AreaServer) =>
  (await succeed(server, nobody, 'passkeyLoginOptions')).data;

/** Answers the id of the passkey. */
export const add = async (
  server: AreaServer,
  who: Credentials,
  { device, name = 'Phone' }: { readonly device: Authenticator; readonly name?: string },
) => {
  const body = { name, credential: device.create(await optionsFor(server, who)) };
  return (await succeed(server, who, 'addPasskey', { body })).id as string;
};

export const login = (server: AreaServer, credential: object) =>
  call(server, nobody, 'passkeyLogin', { body: { credential } });

export const loginWith = async (server: AreaServer, device: Authenticator, odd: AuthenticatorFault = {}) =>
  login(server, device.get(await loginOptions(server), odd));

/** An agent with one passkey. */
export const withPasskey = async (server: AreaServer) => {
  const agent = await newAgent(server);
  const device = createAuthenticator();
  const passkeyId = await add(server, agent.headers, { device });
  return { agent, device, passkeyId };
};

export const eventsOf = (server: AreaServer, agentId: string) =>
  server.services.db
    .selectFrom('passkey_events')
    .select(['event', 'actor', 'actor_id'])
    .where('agent_id', '=', agentId)
    .orderBy('id')
    .execute();
