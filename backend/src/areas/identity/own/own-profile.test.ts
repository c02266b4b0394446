import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openImage } from '#core/pictures/seal-image.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { freshCode } from '#areas/agents/testing/fresh-code.ts';
import { sendOwnImage } from '#areas/identity/testing/own-image.ts';
import { newAgent, newStaff } from '#testing/people.ts';
import { aRegistration, newIdNumber, registrationAs } from '#areas/onboarding/testing/registrations.ts';

const world = useAreaServer();

const save = (who: Credentials, body: object) => call(world.server, who, 'updateProfile', { body });

const agentRow = (id: string) =>
  world.server.services.db
    .selectFrom('agents')
    .select(['tax_id', 'tax_image_key'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const changesOf = (id: string) =>
  world.server.services.db.selectFrom('agent_changes').select('what').where('agent_id', '=', id).execute();

describe('the tax number', () => {
  it('of a registrant is saved once, as 16 digits [ONB-016]', async () => {
    const { server } = world;
    const { headers } = await aRegistration(server, { parts: ['details', 'idCard', 'agreement'] });
    const { key } = await sendOwnImage(server, headers, 'tax');
    const body = { taxid: '01.234.567.8-901.000', taxIdUrl: key };
    expect((await save(headers, body)).status).toBe(200);
    expect((await save(headers, body)).status).toBe(200);
    const registration = await registrationAs(server, headers);
    expect(registration.tax).toEqual({ taxId: '0012345678901000', imageKey: key });
    expect(registration.parts.find((part: { part: string }) => part.part === 'tax')).toMatchObject({
      state: 'given',
      revision: 1,
    });
    const wrong = await save(headers, { taxid: '1234', taxIdUrl: '' });
    expect([wrong.status, wrong.message]).toEqual([400, 'Please enter a tax number of 15 or 16 digits.']);
  });

  it('of an agent requires a fresh code, also the first time, and the agent is notified', async () => {
    const { server } = world;
    const agent = await newAgent(server);
    const body = { taxid: '3174015705900077', taxIdUrl: '' };
    expect((await save(agent.headers, body)).status).toBe(400);
    const code = await freshCode(server, agent.headers);
    const wrong = { ...code, otp: code.otp === 111_111 ? 222_222 : 111_111 };
    expect((await save(agent.headers, { ...body, code: wrong })).status).toBe(400);
    expect(await agentRow(agent.id)).toMatchObject({ tax_id: null });
    const from = server.jobs.length;
    expect((await save(agent.headers, { ...body, code })).status).toBe(200);
    expect(await agentRow(agent.id)).toMatchObject({ tax_id: '3174015705900077' });
    expect(await changesOf(agent.id)).toEqual([{ what: 'tax' }]);
    expect(server.jobs.slice(from)).toMatchObject([
      { kind: 'sendAccountNotice', agentId: agent.id, notice: 'taxChanged' },
    ]);
    // Used up.
    expect((await save(agent.headers, { ...body, code })).status).toBe(400);
  });

  it('is refused with another person’s photo', async () => {
    const { server } = world;
    const [one, other] = [await aRegistration(server), await aRegistration(server)];
    const { key } = await sendOwnImage(server, one.headers, 'tax');
    expect((await save(other.headers, { taxid: newIdNumber(), taxIdUrl: key })).status).toBe(422);
    expect((await call(server, other.headers, 'identityImage', { query: { key } })).status).toBe(404);
  });
});

it('stores only the newest photo of a tax card, re-encoded and encrypted', async () => {
  const { server } = world;
  const { headers, registrationId } = await aRegistration(server);
  await sendOwnImage(server, headers, 'tax');
  const { key } = await sendOwnImage(server, headers, 'tax');
  const rows = await server.services.db
    .selectFrom('document_images')
    .selectAll()
    .where('subject_id', '=', registrationId)
    .execute();
  expect(rows).toMatchObject([{ key, kind: 'tax', subject_kind: 'registration' }]);
  const sealed = rows[0]!.sealed!;
  expect(sealed.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
  const { secret } = server.services;
  const jpeg = openImage({ secret, purpose: 'own document', key }, sealed);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 400 });
});

it('deletes the photos of an agent whose account is closed', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await sendOwnImage(server, agent.headers, 'idCard');
  await sendOwnImage(server, agent.headers, 'tax');
  await succeed(server, agent.headers, 'requestClosure', {
    body: { wish: 'I stop', requestId: 'photos-of-a-closed-account' },
  });
  const staff = await newStaff(server);
  const { data } = await succeed(server, staff, 'listClosures');
  const own = data.closures.find((closure: { agentCode: string }) => closure.agentCode === agent.agent_code);
  await succeed(server, staff, 'answerClosure', {
    params: { privacyRequestId: own.id },
    body: { status: 'done', answer: '' },
  });
  for (const table of ['identity_images', 'document_images'] as const) {
    const kept = await server.services.db
      .selectFrom(table)
      .select('key')
      .where('subject_id', '=', agent.id)
      .execute();
    expect(kept).toEqual([]);
  }
});

it('accepts at most twenty photos per person and day', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  for (let time = 1; time <= 20; time += 1)
    expect((await sendOwnImage(server, headers, time % 2 === 0 ? 'tax' : 'idCard')).status).toBe(200);
  expect((await sendOwnImage(server, headers, 'tax')).status).toBe(429);
});
