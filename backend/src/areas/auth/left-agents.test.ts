import { expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { createAuthenticator } from '#areas/auth/passkeys/testing/authenticator.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import type { Answer } from '#testing/caller.ts';
import { newAgent, newPhone } from '#testing/people.ts';

const world = useAreaServer();

const setStatus = (server: AreaServer, id: string, status: string) =>
  server.services.db.updateTable('agents').set({ status }).where('id', '=', id).execute();

/** What differs from call to call left out. */
const shapeOf = ({ status, errCode, errMsg }: Answer) => [
  status,
  errCode,
  typeof errMsg === 'string' ? errMsg : { ...errMsg, key: typeof errMsg.key },
];

const codesFor = (server: AreaServer, phone: string): readonly number[] =>
  server.jobs.flatMap((job) => (job.kind === 'sendOtp' && job.phone === phone ? [job.code] : []));

const ask = (server: AreaServer, mobileNo: string) => call(server, nobody, 'sendOtp', { body: { mobileNo } });

it.each(['resigned', 'terminated', 'blacklisted'])(
  'answers the login of a %s agent like that of an unknown number, and ends an open session at the next call [R37] [NET-008]',
  async (status) => {
    const { server } = world;
    const agent = await newAgent(server);
    const device = createAuthenticator();
    const options = (await succeed(server, agent.headers, 'passkeyOptions')).data;
    await succeed(server, agent.headers, 'addPasskey', {
      body: { name: 'Phone', credential: device.create(options) },
    });
    await setStatus(server, agent.id, status);
    expect((await call(server, agent.headers, 'getAgent')).status).toBe(401);

    const [gone, stranger] = [await ask(server, agent.phone), await ask(server, newPhone())];
    expect(gone.status).toBe(200);
    expect(shapeOf(gone)).toEqual(shapeOf(stranger));
    expect(codesFor(server, agent.phone)).toEqual([]);
    const [wrong, unknown] = await Promise.all(
      [gone, stranger].map(({ errMsg }) =>
        call(server, nobody, 'verifyOtp', { body: { key: errMsg.key, otp: 123_456 } }),
      ),
    );
    expect(wrong?.status).toBe(400);
    expect(wrong && shapeOf(wrong)).toEqual(unknown && shapeOf(unknown));

    const login = (get: typeof device.get) => async () => {
      const { data } = await succeed(server, nobody, 'passkeyLoginOptions');
      return call(server, nobody, 'passkeyLogin', { body: { credential: get(data) } });
    };
    const withKey = await login(device.get)();
    expect([withKey.status, withKey.message]).toEqual([
      400,
      'This passkey was not accepted. Try again, or sign in with a one-time code.',
    ]);
  },
);

it('opens no session with a code that was sent before the agent was removed [R37]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const { errMsg } = await ask(server, agent.phone);
  const [otp] = codesFor(server, agent.phone);
  await setStatus(server, agent.id, 'blacklisted');
  const late = await call(server, nobody, 'verifyOtp', { body: { key: errMsg.key, otp } });
  expect(late.status).toBe(400);
  expect(JSON.stringify(late.errMsg)).not.toContain('token');
});
