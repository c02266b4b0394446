import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { KeptForm, Registration } from '#areas/onboarding/tables.ts';
import { messagesOfJobs } from '#app/jobs/testing/messages-of-jobs.ts';
import { fillAgreement } from '#areas/agreement/text/fill-agreement.ts';
import { givePart } from '#areas/onboarding/sql/registration-parts.ts';
import { markBirthDateShown } from '#core/access/sql/sessions.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newAgent, newRegistration, signInRegistrant } from '#testing/people.ts';
import { printedLines } from '#core/documents/testing/read-pdf.ts';

const world = useAreaServer();

const FORM: KeptForm = { fullName: 'Dewi Lestari', email: 'dewi@payung.test' };

/** Somebody whose details are given. */
const registrant = async (facts: Partial<Registration> = {}) => {
  const { server } = world;
  const made = await newRegistration(server, { kind: 'individual', form: FORM, ...facts });
  const details = { registrationId: made.registrationId, part: 'details' } as const;
  await givePart(server.services.db, details, server.clock.now());
  return made;
};

const read = async (server: AreaServer, who: Credentials, langId: 'EN' | 'BH' = 'EN') =>
  (await succeed(server, who, 'getAgreement', { query: { langId } })).data;

/** What the reader has seen, as it is sent back. */
const seen = async (server: AreaServer, who: Credentials, langId: 'EN' | 'BH' = 'EN') => {
  const { version, language, hash } = await read(server, who, langId);
  return { version, language, hash };
};

const accept = async (server: AreaServer, who: Credentials, langId: 'EN' | 'BH' = 'EN') =>
  call(server, who, 'acceptAgreement', { body: await seen(server, who, langId) });

const acceptancesOf = ({ services }: AreaServer, id: string) =>
  services.db.selectFrom('agreement_acceptances').selectAll().where('subject_id', '=', id).execute();

const partOf = ({ services }: AreaServer, id: string) =>
  services.db
    .selectFrom('registration_parts')
    .select(['state', 'revision'])
    .where('registration_id', '=', id)
    .where('part', '=', 'agreement')
    .executeTakeFirst();

const mailsOf = ({ jobs }: AreaServer, id: string) =>
  jobs.filter((job) => job.kind === 'sendAgreement' && job.subject.id === id);

it('shows the agreement in force in both languages, with the SHA-256 of its text [ONB-029] (ruling R56)', async () => {
  const { server } = world;
  const { headers } = await registrant();
  const english = await read(server, headers);
  expect(english).toMatchObject({
    version: '2026-11',
    language: 'en',
    title: 'Services agreement for introducing customers',
    inForceFrom: '2026-01-15',
  });
  expect(english.acceptedAt).toBeUndefined();
  expect(english.sections[1].paragraphs[0]).toBe(
    'This is a services agreement for introducing customers, between you, the partner, and PT Asuransi Payung Nusantara, the insurer.',
  );
  const indonesian = await read(server, headers, 'BH');
  expect(indonesian).toMatchObject({ language: 'id', title: 'Perjanjian layanan pengenalan nasabah' });
  expect(JSON.stringify([english, indonesian])).not.toMatch(/\{(insurer|brand)\}/);
  const words = JSON.stringify({
    version: '2026-11',
    language: 'en',
    title: english.title,
    sections: english.sections.map(({ heading, paragraphs }: typeof english) => ({ heading, paragraphs })),
  });
  expect(english.hash).toBe(createHash('sha256').update(words).digest('hex'));
  expect(indonesian.hash).not.toBe(english.hash);
});

it('does not overwrite a stored agreement text at a server start, and refuses to update its row', async () => {
  const { services } = world.server;
  const before = await services.db.selectFrom('agreement_texts').selectAll().execute();
  await fillAgreement(services.db, new Date('2026-03-01T03:00:00Z'));
  expect(await services.db.selectFrom('agreement_texts').selectAll().execute()).toEqual(before);
  const change = services.db.updateTable('agreement_texts').set({ title: 'Another' }).execute();
  await expect(change).rejects.toThrow('rows of agreement_texts are added, never changed');
});

it('records once who accepted which text, language and when, however often Accept is pressed (ruling R56)', async () => {
  const { server } = world;
  const { registrationId, headers, registration } = await registrant();
  const body = await seen(server, headers, 'BH');
  const answers = await Promise.all([1, 2, 3].map(() => call(server, headers, 'acceptAgreement', { body })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await acceptancesOf(server, registrationId)).toEqual([
    {
      id: expect.any(Number),
      subject_kind: 'registration',
      subject_id: registrationId,
      version: '2026-11',
      language: 'id',
      hash: body.hash,
      name: 'Dewi Lestari',
      accepted_at: new Date('2026-01-15T03:00:00.000Z'),
    },
  ]);
  expect(await partOf(server, registrationId)).toEqual({ state: 'given', revision: 1 });
  expect(mailsOf(server, registrationId)).toHaveLength(1);
  const { version } = await server.services.db
    .selectFrom('registrations')
    .select('version')
    .where('id', '=', registrationId)
    .executeTakeFirstOrThrow();
  expect(version).toBe(registration.version + 1);
  expect((await read(server, headers)).acceptedAt).toBe('2026-01-15T03:00:00.000Z');
  const { data } = await succeed(server, headers, 'acceptedAgreements');
  expect(data.agreements).toEqual([
    { version: '2026-11', language: 'id', acceptedAt: '2026-01-15T03:00:00.000Z' },
  ]);
});

it('refuses an acceptance of a text or version that is not in force, and asks to read it again', async () => {
  const { server } = world;
  const { registrationId, headers } = await registrant();
  const body = await seen(server, headers);
  for (const wrong of [
    { ...body, hash: '0'.repeat(64) },
    { ...body, version: '2025-01' },
    // The hash of the other language.
    { ...body, language: 'id' },
  ]) {
    const answer = await call(server, headers, 'acceptAgreement', { body: wrong });
    expect(answer).toMatchObject({ status: 409, errCode: 1 });
    expect(answer.message).toBe(
      'The agreement has changed since you opened this page. Please read it again and then accept it.',
    );
  }
  expect(await acceptancesOf(server, registrationId)).toEqual([]);
  expect(mailsOf(server, registrationId)).toEqual([]);
});

it('refuses an acceptance before the form with the name of the applicant is saved', async () => {
  const { server } = world;
  const { registrationId, headers } = await newRegistration(server);
  const answer = await accept(server, headers);
  expect(answer).toMatchObject({ status: 422, errCode: 4 });
  expect(answer.message).toBe('Please fill in the registration form first');
  expect(await partOf(server, registrationId)).toBeUndefined();
});

it.each(['submitted', 'approved', 'refused'] as const)(
  'refuses an acceptance by a registration that is %s',
  async (status) => {
    const { server } = world;
    const { registrationId, headers } = await registrant({ status });
    const answer = await accept(server, headers);
    // Somebody refused has no session, or no way to change anything.
    expect(answer.status).not.toBe(200);
    expect(await acceptancesOf(server, registrationId)).toEqual([]);
  },
);

it('neither accepts nor prints the agreement in a new session before the birth date is confirmed there (ruling R59)', async () => {
  const { server } = world;
  const { registrationId, headers, registration } = await registrant({ birth_date: '1990-02-01' });
  expect(await accept(server, headers)).toMatchObject({ status: 422 });
  expect(await acceptancesOf(server, registrationId)).toEqual([]);

  const { token_hash: tokenHash } = await server.services.db
    .selectFrom('sessions')
    .select('token_hash')
    .where('registration_id', '=', registrationId)
    .executeTakeFirstOrThrow();
  await markBirthDateShown(server.services.db, tokenHash, server.clock.now());
  expect(await accept(server, headers)).toMatchObject({ status: 200 });

  const elsewhere = await signInRegistrant(server, registration);
  const pdf = await call(server, elsewhere, 'agreementPdf', { params: { version: '2026-11' } });
  expect(pdf).toMatchObject({ status: 422 });
  expect(pdf.message).toBe('Please enter your date of birth first');
  const own = await call(server, headers, 'agreementPdf', { params: { version: '2026-11' } });
  expect(own.status).toBe(200);
});

it('prints the accepted agreement in its language, with name, time, version and hash, for its own account alone (ruling R56)', async () => {
  const { server } = world;
  const { headers } = await registrant({
    kind: 'corporate',
    form: { companyName: 'PT Layang Jaya', directorName: 'Budi Santoso', email: 'budi@payung.test' },
  });
  const { hash } = await seen(server, headers, 'BH');
  await accept(server, headers, 'BH');
  const pdf = await call(server, headers, 'agreementPdf', {
    params: { version: '2026-11' },
    headers: { 'accept-language': 'en' },
  });
  expect(pdf.status).toBe(200);
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="perjanjian-2026-11.pdf"',
  });
  const lines = await printedLines(server.printed.at(-1));
  const text = lines.join('\n');
  expect(lines).toContain('Perjanjian layanan pengenalan nasabah');
  expect(lines).toContain('Disetujui oleh | PT Layang Jaya (Budi Santoso)');
  expect(lines).toContain('Disetujui pada | 15/01/2026 10:00 WIB');
  expect(lines).toContain('Versi | 2026-11');
  expect(text.replaceAll('\n', '')).toContain(hash);
  expect(text.replaceAll('\n', ' ')).toContain('pemberitahuan tertulis 30 hari sebelumnya');

  const stranger = await registrant();
  const agent = await newAgent(server);
  for (const who of [stranger.headers, agent.headers]) {
    expect(await call(server, who, 'agreementPdf', { params: { version: '2026-11' } })).toMatchObject({
      status: 404,
    });
  }
});

it('sends the PDF to the e-mail address in the details [ONB-029] (ruling R56)', async () => {
  const { server } = world;
  const { registrationId, headers } = await registrant();
  await accept(server, headers);
  const [job] = mailsOf(server, registrationId);
  const sent = await messagesOfJobs(server.services, [job!]);
  expect(sent).toMatchObject([
    {
      sentFor: '0',
      channel: 'email',
      to: 'dewi@payung.test',
      subject: 'Payung: your agreement',
      attachments: [{ fileName: 'agreement-2026-11.pdf', contentType: 'application/pdf' }],
    },
  ]);
  expect(sent[0]?.body).toContain('Dear Dewi Lestari');
  expect(sent[0]?.body).toContain('\n\n- Version: 2026-11\n\n');
  expect(sent[0]?.html).toContain('Dear Dewi Lestari');
  expect(sent[0]?.attachments[0]?.bytes.toString('latin1')).toMatch(/^%PDF/);

  await server.services.db
    .deleteFrom('agreement_acceptances')
    .where('subject_id', '=', registrationId)
    .execute();
  expect(await messagesOfJobs(server.services, [job!])).toEqual([]);
});
