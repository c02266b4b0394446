import { describe, expect, it } from 'vitest';
import { call, succeed } from '#testing/caller.ts';
import { freshCode } from '#areas/agents/testing/fresh-code.ts';
import { sendOwnImage } from '#areas/identity/testing/own-image.ts';
import { newQuote, newStaff } from '#testing/people.ts';
import { aRegistration, newIdNumber, decideAs, openAs } from '#areas/onboarding/testing/registrations.ts';
import { useAgentCards, card } from '#areas/identity/testing/agent-cards.ts';

const { world, save, agentWithoutCard, checked, numberOf, casesOf, profileOf, decide } = useAgentCards();

describe('an agent’s card that staff review', () => {
  it('is listed among the registrations with the registered data, and opens the products once approved [SHELL-047] [R18]', async () => {
    const { server } = world;
    const agent = await agentWithoutCard({ first_name: 'Wulan', last_name: 'Kartosuwiryo' });
    const { key } = await sendOwnImage(server, agent.headers, 'idCard');
    await save(agent.headers, card(agent.idNumber, key));
    const staff = await newStaff(server);
    const { data } = await succeed(server, staff, 'registrationQueue', { query: { search: 'kartosuwiryo' } });
    expect(data.items).toMatchObject([{ name: 'Wulan Kartosuwiryo', isAgentCard: true, isAgain: false }]);
    const registrationId = data.items[0].id as string;
    const review = await openAs(server, staff, registrationId);
    expect(review).toMatchObject({
      details: { fullName: 'Wulan Kartosuwiryo', birthDate: '1990-05-17', idNumber: agent.idNumber },
      card: { readNumber: '', hasImage: true, providerStatus: '' },
      agentCard: { registeredNumber: agent.idNumber },
      warnings: [],
    });
    const photo = await call(server, staff, 'registrationPhoto', {
      params: { registrationId, part: 'idCard' },
    });
    expect([photo.status, photo.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const from = server.jobs.length;
    expect((await decideAs(server, staff, { registrationId })).status).toBe(200);
    expect(await numberOf(agent.id)).toBe(agent.idNumber);
    await newQuote(server, agent.headers);
    expect(server.jobs.slice(from)).toMatchObject([
      { kind: 'sendAccountNotice', agentId: agent.id, notice: 'idCardChanged' },
      { kind: 'sendRegistrationNotice', registrationId, outcome: 'approved' },
    ]);
  });

  it('shows a warning when the number is not the registered one', async () => {
    const { server } = world;
    const agent = await agentWithoutCard();
    const { key } = await sendOwnImage(server, agent.headers, 'idCard');
    const code = await freshCode(server, agent.headers);
    await save(agent.headers, card(newIdNumber(), key, { code }));
    const [open] = await casesOf(agent.id);
    const { warnings } = await openAs(server, await newStaff(server), open?.id ?? '');
    expect(warnings).toEqual(['numberChanged']);
  });

  it('cannot be replaced while staff review it, and is listed again after it was returned', async () => {
    const { server } = world;
    const agent = await agentWithoutCard();
    const late = await succeed(server, agent.headers, 'identityToken', { query: { logkey: 'idCardUpload' } });
    const { key } = await sendOwnImage(server, agent.headers, 'idCard');
    await save(agent.headers, card(agent.idNumber, key));
    const tried = [
      await sendOwnImage(server, agent.headers, 'idCard'),
      await call(server, agent.headers, 'identityToken', { query: { logkey: 'idCardUpload' } }),
      await save(agent.headers, card(agent.idNumber, key)),
    ];
    expect(tried.map(({ status }) => status)).toEqual([422, 422, 422]);
    expect((await sendOwnImage(server, agent.headers, 'tax')).status).toBe(200);
    server.identitySandbox.choose(late.transactionId, { idNumber: newIdNumber() });
    await call(server, agent.headers, 'ocrDetails', { query: { transactionId: late.transactionId } });
    expect((await decide(agent.id, { idCard: ['tryAgain', 'Too dark'] })).status).toBe(200);
    expect((await profileOf(agent.headers)).idCard.review).toEqual({
      status: 'returned',
      reason: 'Too dark',
    });
    // An approval by the provider alone does not replace the review that staff asked for.
    const again = await checked(agent.headers, agent.idNumber);
    expect((await save(agent.headers, card(agent.idNumber, again))).status).toBe(200);
    expect((await casesOf(agent.id)).map(({ status }) => status)).toEqual(['submitted']);
    expect(await numberOf(agent.id)).toBeNull();
    expect((await decide(agent.id)).status).toBe(200);
    expect(await numberOf(agent.id)).toBe(agent.idNumber);
    expect((await profileOf(agent.headers)).idCard.review).toBeUndefined();
  });

  it('is not resumed as a registration by a login with the agent’s phone', async () => {
    const { server } = world;
    const agent = await agentWithoutCard();
    const { key } = await sendOwnImage(server, agent.headers, 'idCard');
    await save(agent.headers, card(agent.idNumber, key));
    const { key: otpKey } = await succeed(server, {}, 'sendOtp', { body: { mobileNo: agent.phone } });
    const job = server.jobs.findLast(({ kind }) => kind === 'sendOtp') as { readonly code: number };
    const opened = await succeed(server, {}, 'verifyOtp', { body: { key: otpKey, otp: job.code } });
    expect(opened.user).toBeDefined();
    expect(opened.registration).toBeUndefined();
  });

  it('is deleted when the account is closed', async () => {
    const { server } = world;
    const agent = await agentWithoutCard();
    const { key } = await sendOwnImage(server, agent.headers, 'idCard');
    await save(agent.headers, card(agent.idNumber, key));
    await succeed(server, agent.headers, 'requestClosure', {
      body: { wish: 'I stop', requestId: 'card-of-a-closed-account' },
    });
    const staff = await newStaff(server);
    const { data } = await succeed(server, staff, 'listClosures');
    const own = data.closures.find(
      (closure: { agentCode: string }) => closure.agentCode === agent.agent_code,
    );
    const params = { privacyRequestId: own.id };
    await succeed(server, staff, 'answerClosure', { params, body: { status: 'done', answer: '' } });
    expect(await casesOf(agent.id)).toEqual([]);
  });
});

it('does not transfer a photo to the new agent when the part was skipped in the registration [ONB-036]', async () => {
  const { server } = world;
  const { registrationId, headers, details } = await aRegistration(server);
  // Photographed and approved by the provider, then left out all the same.
  await checked(headers, details.idNumber);
  await succeed(server, headers, 'skipRegistrationPart', { body: { part: 'idCard' } });
  for (const part of ['tax', 'bank'])
    await succeed(server, headers, 'skipRegistrationPart', { body: { part } });
  const { data } = await succeed(server, headers, 'getAgreement', { query: { langId: 'EN' } });
  await succeed(server, headers, 'acceptAgreement', {
    body: { version: data.version, language: data.language, hash: data.hash },
  });
  await succeed(server, headers, 'submitRegistration');
  await decideAs(server, await newStaff(server), { registrationId });
  const { db } = server.services;
  const row = await db
    .selectFrom('registrations')
    .select('agent_id')
    .where('id', '=', registrationId)
    .executeTakeFirstOrThrow();
  const images = await db
    .selectFrom('identity_images')
    .select('key')
    .where('subject_id', 'in', [row.agent_id ?? '', registrationId])
    .execute();
  expect([await numberOf(row.agent_id ?? ''), images]).toEqual([null, []]);
});
