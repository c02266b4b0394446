import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openImage } from '#pictures/seal-image.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { sendOwnImage } from '#testing/own-image.ts';
import { newAgent, newStaff } from '#testing/people.ts';
import { aRegistration, newIdNumber, registrationAs } from '#testing/registrations.ts';

const world = useAreaServer();

const save = (who: Credentials, body: object) => call(world.server, who, 'updateProfile', { body });

const agentRow = (id: string) =>
  world.server.services.db
    .selectFrom('agents')
    .select(['id_number', 'tax_id', 'tax_image_key'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** A code that was sent to the agent's phone a moment ago. */
const freshCode = async (who: Credentials) => {
  const { server } = world;
  const from = server.jobs.length;
  const { key } = await succeed(server, who, 'sendFreshCode');
  const job = server.jobs.slice(from).find(({ kind }) => kind === 'sendOtp');
  return { key, otp: (job as { readonly code: number }).code };
};

const changesOf = (id: string) =>
  world.server.services.db.selectFrom('agent_changes').select('what').where('agent_id', '=', id).execute();

const marksOf = (id: string) =>
  world.server.services.db.selectFrom('agent_marks').select('kind').where('agent_id', '=', id).execute();

describe('the card of an agent', () => {
  it('opens the products once its number is there, and is told to the agent [ONB-016]', async () => {
    const { server } = world;
    const agent = await newAgent(server, { id_number: null });
    const before = await succeed(server, agent.headers, 'getAgent');
    expect(JSON.stringify(before)).toContain('"idNumberOnFile":false');
    const idNumber = newIdNumber();
    const { key } = await sendOwnImage(server, agent.headers, 'idCard');
    const body = { idNumber, idUrl: key, idType: 'KTP' };
    expect((await save(agent.headers, body)).status).toBe(200);
    expect((await save(agent.headers, body)).status).toBe(200);
    expect(await agentRow(agent.id)).toMatchObject({ id_number: idNumber });
    expect(await changesOf(agent.id)).toEqual([{ what: 'idCard' }]);
    expect(await marksOf(agent.id)).toEqual([{ kind: 'idNumber' }]);
    const after = await succeed(server, agent.headers, 'getAgent');
    expect(JSON.stringify(after)).toContain('"idNumberOnFile":true');
  });

  it('must have the number that the provider read, unless the agent says that the typed one is right', async () => {
    const { server } = world;
    const agent = await newAgent(server, { id_number: null });
    const onCard = newIdNumber();
    const { transactionId } = await succeed(server, agent.headers, 'identityToken', {
      query: { logkey: 'idCardUpload' },
    });
    server.identitySandbox.choose(transactionId, { idNumber: onCard });
    const { errMsg } = await call(server, agent.headers, 'ocrDetails', { query: { transactionId } });
    const idUrl = errMsg.details.ocrDetails.s3Url;
    const typed = newIdNumber();
    expect((await save(agent.headers, { idNumber: typed, idUrl, idType: 'KTP' })).status).toBe(422);
    expect((await save(agent.headers, { idNumber: onCard, idUrl, idType: 'KTP' })).status).toBe(200);
    expect(await agentRow(agent.id)).toMatchObject({ id_number: onCard });
  });

  it('is refused with a number of somebody who registers, or one that no calendar knows [ONB-015] [ONB-021]', async () => {
    const { server } = world;
    const { details } = await aRegistration(server);
    const agent = await newAgent(server, { id_number: null });
    const { key } = await sendOwnImage(server, agent.headers, 'idCard');
    const withNumber = (idNumber: string) => save(agent.headers, { idNumber, idUrl: key, idType: 'KTP' });
    expect(await withNumber(details.idNumber)).toMatchObject({ errCode: 1, message: 'Duplicate ID Number.' });
    expect((await withNumber('327301')).status).toBe(400);
    expect((await withNumber('3273013213900001')).status).toBe(400);
    expect((await agentRow(agent.id)).id_number).toBeNull();
  });
});

describe('the tax number', () => {
  it('of somebody who registers is kept as 16 digits, once [ONB-016]', async () => {
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

  it('of an agent asks for a fresh code, also the first time, and is told to the agent', async () => {
    const { server } = world;
    const agent = await newAgent(server);
    const body = { taxid: '3174015705900077', taxIdUrl: '' };
    expect((await save(agent.headers, body)).status).toBe(400);
    const code = await freshCode(agent.headers);
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

  it('takes no photo of somebody else', async () => {
    const { server } = world;
    const [one, other] = [await aRegistration(server), await aRegistration(server)];
    const { key } = await sendOwnImage(server, one.headers, 'tax');
    expect((await save(other.headers, { taxid: newIdNumber(), taxIdUrl: key })).status).toBe(422);
    expect((await call(server, other.headers, 'identityImage', { query: { key } })).status).toBe(404);
  });
});

it('keeps the newest photo of a tax card alone, drawn anew and sealed', async () => {
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
  const sealed = rows[0]!.sealed;
  expect(sealed.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
  const { secret } = server.services;
  const jpeg = openImage({ secret, purpose: 'own document', key }, sealed);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 400 });
});

it('forgets the photos of an agent whose account is closed', async () => {
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

it('takes no more than twenty photos of a person a day', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  for (let time = 1; time <= 20; time += 1)
    expect((await sendOwnImage(server, headers, time % 2 === 0 ? 'tax' : 'idCard')).status).toBe(200);
  expect((await sendOwnImage(server, headers, 'tax')).status).toBe(429);
});
