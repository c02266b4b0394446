import { describe, expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { sendOwnImage } from '#areas/identity/testing/own-image.ts';
import { newAgent, signInRegistrant } from '#testing/people.ts';
import { aRegistration, newIdNumber, registrationAs } from '#areas/onboarding/testing/registrations.ts';

const world = useAreaServer();

const TOKEN = { query: { logkey: 'idCardUpload' } };

const begin = (who: Credentials) => succeed(world.server, who, 'identityToken', TOKEN);
const read = (who: Credentials, transactionId: string) =>
  call(world.server, who, 'ocrDetails', { query: { transactionId } });
const save = (who: Credentials, body: object) => call(world.server, who, 'updateProfile', { body });

/** A check that has ended well, with the card read. */
const checked = async (who: Credentials, idNumber: string, status = 'auto_approved') => {
  const { transactionId } = await begin(who);
  world.server.identitySandbox.choose(transactionId, { idNumber, status });
  const { errMsg } = await read(who, transactionId);
  return { transactionId, key: errMsg.details.ocrDetails?.s3Url as string };
};

const partOf = async (registrationId: string, part: 'idCard' | 'tax' = 'idCard') =>
  world.server.services.db
    .selectFrom('registration_parts')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .where('part', '=', part)
    .executeTakeFirst();

const cardBody = (idNumber: string, idUrl: string, more: object = {}) => ({
  idNumber,
  idUrl,
  idType: 'KTP',
  ...more,
});

describe('the check of the own card', () => {
  it.each(['registrant', 'agent'])('begins for the %s of the session [IDV-002]', async (kind) => {
    const { server } = world;
    const registration = await aRegistration(server);
    const agent = await newAgent(server);
    const who = kind === 'agent' ? agent.headers : registration.headers;
    const { accessToken, transactionId, workflow } = await begin(who);
    expect(accessToken).toMatch(/^[\w-]{20,}$/);
    expect(transactionId).toMatch(/^[0-9a-f-]{36}$/);
    expect(workflow).toBe('payung_id_card');
    const row = await server.services.db
      .selectFrom('identity_checks')
      .select(['subject_kind', 'subject_id', 'insured_no'])
      .where('transaction_id', '=', transactionId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      subject_kind: kind === 'agent' ? 'agent' : 'registration',
      subject_id: kind === 'agent' ? agent.id : registration.registrationId,
      insured_no: 1,
    });
  });

  it('records the consent with the text shown to registrants', async () => {
    const { server } = world;
    const { headers, registrationId } = await aRegistration(server);
    await begin(headers);
    const rows = await server.services.db
      .selectFrom('consents as c')
      .innerJoin('consent_texts as t', 't.hash', 'c.text_hash')
      .select(['c.text_version', 'c.given_by', 'c.actor', 't.words'])
      .where('c.subject_kind', '=', 'registration')
      .where('c.subject_id', '=', registrationId)
      .where('c.purpose', '=', 'identityPhoto')
      .execute();
    expect(rows).toMatchObject([{ text_version: '2026-11-partner', given_by: 'self', actor: 'registrant' }]);
    expect(rows[0]?.words).not.toMatch(/insured|tertanggung/i);
  });

  it('is answered neither to another registration nor to an agent [IDV-015]', async () => {
    const { server } = world;
    const own = await aRegistration(server);
    const { key, transactionId } = await checked(own.headers, own.details.idNumber);
    const other = await aRegistration(server);
    const agent = await newAgent(server);
    for (const stranger of [other.headers, agent.headers]) {
      expect((await read(stranger, transactionId)).status).toBe(404);
      expect((await call(server, stranger, 'identityImage', { query: { key } })).status).toBe(404);
    }
    const image = await call(server, own.headers, 'identityImage', { query: { key } });
    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('is refused in a new session until the birth date is confirmed', async () => {
    const { server } = world;
    const own = await aRegistration(server);
    const { key, transactionId } = await checked(own.headers, own.details.idNumber);
    const elsewhere = await signInRegistrant(server, {
      ...own.registration,
      birth_date: '1990-05-17',
    });
    const tried = [
      await call(server, elsewhere, 'identityToken', TOKEN),
      await read(elsewhere, transactionId),
      await call(server, elsewhere, 'identityImage', { query: { key } }),
      await save(elsewhere, cardBody(own.details.idNumber, key)),
      await save(elsewhere, { taxid: own.details.idNumber, taxIdUrl: '' }),
    ];
    expect(tried.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    expect((await sendOwnImage(server, elsewhere, 'idCard')).status).toBe(422);
    await succeed(server, elsewhere, 'proveBirthDate', { body: { birthDate: '1990-05-17' } });
    expect((await call(server, elsewhere, 'identityImage', { query: { key } })).status).toBe(200);
  });

  it('cannot begin once the registration is submitted', async () => {
    const { server } = world;
    const { headers } = await aRegistration(server, { isSubmitted: true });
    expect((await call(server, headers, 'identityToken', TOKEN)).status).toBe(422);
    expect((await sendOwnImage(server, headers, 'idCard')).status).toBe(422);
    expect((await save(headers, { taxid: newIdNumber(), taxIdUrl: '' })).status).toBe(422);
  });

  it('ignores the late result of an older check', async () => {
    const { server } = world;
    const { headers, details, registrationId } = await aRegistration(server);
    const older = await begin(headers);
    const newer = await checked(headers, details.idNumber);
    await save(headers, cardBody(details.idNumber, newer.key));
    server.identitySandbox.choose(older.transactionId, { idNumber: newIdNumber() });
    expect((await read(headers, older.transactionId)).errMsg).toEqual({
      details: { status: 'auto_approved' },
    });
    expect((await registrationAs(server, headers)).card).toMatchObject({
      readNumber: details.idNumber,
      imageKey: newer.key,
    });
    expect(await partOf(registrationId)).toMatchObject({
      transaction_id: newer.transactionId,
      image_key: newer.key,
      revision: 1,
    });
  });

  it('is replaced by an uploaded file while it is still running', async () => {
    const { server } = world;
    const { headers } = await aRegistration(server);
    const { transactionId } = await begin(headers);
    const { key } = await sendOwnImage(server, headers, 'idCard');
    server.identitySandbox.choose(transactionId, { idNumber: newIdNumber() });
    await read(headers, transactionId);
    expect((await registrationAs(server, headers)).card).toMatchObject({ readNumber: '', imageKey: key });
  });

  it('answers a later decision of the provider, and keeps the card', async () => {
    const { server } = world;
    const { headers, details } = await aRegistration(server);
    const { transactionId, key } = await checked(headers, details.idNumber, 'needs_review');
    server.identitySandbox.choose(transactionId, { idNumber: newIdNumber(), status: 'auto_declined' });
    expect((await read(headers, transactionId)).errMsg.details).toEqual({
      status: 'auto_declined',
      ocrDetails: { idNumber: details.idNumber, idType: 'KTP', s3Url: key },
    });
  });
});

describe('saving the card of a registrant', () => {
  it('saves the part once, with the check it is based on [ONB-016]', async () => {
    const { server } = world;
    const { headers, details, registrationId } = await aRegistration(server);
    const { transactionId, key } = await checked(headers, details.idNumber);
    const body = cardBody(details.idNumber, key);
    const answers = await Promise.all([save(headers, body), save(headers, body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await partOf(registrationId)).toMatchObject({
      state: 'given',
      revision: 1,
      transaction_id: transactionId,
      image_key: key,
    });
  });

  it('refuses the card that staff returned', async () => {
    const { server } = world;
    const { headers, details, registrationId } = await aRegistration(server);
    const { key } = await checked(headers, details.idNumber);
    await save(headers, cardBody(details.idNumber, key));
    const { db } = server.services;
    await db
      .updateTable('registration_parts')
      .set({ state: 'tryAgain', reason: 'Blurred' })
      .where('registration_id', '=', registrationId)
      .where('part', '=', 'idCard')
      .execute();
    const again = await save(headers, cardBody(details.idNumber, key));
    expect([again.status, again.message]).toEqual([
      422,
      'This photo was sent back. Please take a new photo of your card.',
    ]);
    const retaken = await checked(headers, details.idNumber);
    expect((await save(headers, cardBody(details.idNumber, retaken.key))).status).toBe(200);
    expect(await partOf(registrationId)).toMatchObject({ state: 'given', revision: 2, reason: '' });
  });

  it('refuses a photo that is not the one on file', async () => {
    const { server } = world;
    const { headers, details } = await aRegistration(server);
    const { key } = await checked(headers, details.idNumber);
    const other = await aRegistration(server);
    expect((await save(other.headers, cardBody(details.idNumber, key))).status).toBe(422);
    await checked(headers, details.idNumber);
    expect((await save(headers, cardBody(details.idNumber, key))).status).toBe(422);
  });

  it('asks which number is right when the card shows another than was typed', async () => {
    const { server } = world;
    const { headers, details } = await aRegistration(server);
    const onCard = newIdNumber();
    const { key } = await checked(headers, onCard);
    expect(await registrationAs(server, headers)).toMatchObject({ numbersDiffer: true });
    const asked = await save(headers, cardBody(onCard, key));
    expect([asked.status, asked.message]).toEqual([
      422,
      'The number on the card is not the one you typed. Please say which of the two is right.',
    ]);
    expect((await save(headers, cardBody(onCard, key, { chosen: 'read' }))).status).toBe(200);
    expect(await registrationAs(server, headers)).toMatchObject({
      numbersDiffer: false,
      details: { idNumber: details.idNumber },
      card: { readNumber: onCard, chosen: 'read' },
    });
    // The chosen number is reserved; the wrong one is free.
    await expect(aRegistration(server, { details: { idNumber: onCard } })).rejects.toThrow(
      'Duplicate ID Number.',
    );
    await aRegistration(server, { details: { idNumber: details.idNumber } });
  });

  it.each(['en', 'id'])(
    'refuses a number reserved by another person, in %s [ONB-015] [ONB-017] [ONB-021]',
    async (language) => {
      const { server } = world;
      const first = await aRegistration(server);
      const second = await aRegistration(server);
      const { key } = await checked(second.headers, first.details.idNumber);
      const body = cardBody(first.details.idNumber, key, { chosen: 'read' });
      const refused = await call(
        server,
        { ...second.headers, 'accept-language': language },
        'updateProfile',
        { body },
      );
      expect([refused.errCode, refused.message]).toEqual([1, 'Duplicate ID Number.']);
      expect(await partOf(second.registrationId)).toBeUndefined();
      expect(
        (await save(second.headers, cardBody(second.details.idNumber, key, { chosen: 'typed' }))).status,
      ).toBe(200);
    },
  );

  it('accepts one director for several companies', async () => {
    const { server } = world;
    const idNumber = newIdNumber();
    for (const companyName of ['PT Satu', 'PT Dua']) {
      const details = { idNumber, companyName };
      const { headers } = await aRegistration(server, { kind: 'corporate', details });
      const { key } = await checked(headers, idNumber);
      expect((await save(headers, cardBody(idNumber, key))).status).toBe(200);
    }
  });
});
