import { describe, expect, it } from 'vitest';
import { succeed } from '#testing/caller.ts';
import { freshCode } from '#areas/agents/testing/fresh-code.ts';
import { sendOwnImage } from '#areas/identity/testing/own-image.ts';
import { newAgent, newQuote } from '#testing/people.ts';
import { aRegistration, newIdNumber } from '#areas/onboarding/testing/registrations.ts';
import { isProvenCard } from './agent-card.ts';
import type { ComparedCard } from './agent-card.ts';
import { useAgentCards, card } from '#areas/identity/testing/agent-cards.ts';

const { world, save, agentWithoutCard, checked, numberOf, casesOf, profileOf, decide } = useAgentCards();

describe('a card that the provider approved', () => {
  const number = '3174015705900001';
  const proven: ComparedCard = {
    card: { idNumber: number, status: 'auto_approved' },
    number,
    registered: number,
    birthDate: '1990-05-17',
  };

  it.each<[string, Partial<ComparedCard>, boolean]>([
    ['approved, with the registered number and birth date', {}, true],
    ['not certain', { card: { idNumber: number, status: 'needs_review' } }, false],
    ['none: a file', { card: { idNumber: '', status: null } }, false],
    ['another number than the agent says', { card: { ...proven.card, idNumber: '3174015705900002' } }, false],
    ['another number than the registered one', { registered: '3174015705900002' }, false],
    ['a number where none is registered', { registered: undefined }, false],
    ['another birth date', { birthDate: '1990-05-18' }, false],
    ['no birth date to compare with', { birthDate: '' }, false],
  ])('%s (%o): counts as proven: %s [SHELL-047]', (_what, change, isEnough) => {
    expect(isProvenCard({ ...proven, ...change })).toBe(isEnough);
  });

  it('opens the products immediately when it matches the registered data, and notifies the agent [ONB-016] [SHELL-047]', async () => {
    const { server } = world;
    const agent = await agentWithoutCard();
    const body = card(agent.idNumber, await checked(agent.headers, agent.idNumber));
    expect((await save(agent.headers, body)).errMsg.message).toBe('Your ID card has been saved');
    expect((await save(agent.headers, body)).status).toBe(200);
    expect([await numberOf(agent.id), await casesOf(agent.id)]).toEqual([agent.idNumber, []]);
    const { db } = server.services;
    const changes = await db
      .selectFrom('agent_changes')
      .select('what')
      .where('agent_id', '=', agent.id)
      .execute();
    const marks = await db
      .selectFrom('agent_marks')
      .select('kind')
      .where('agent_id', '=', agent.id)
      .execute();
    expect([changes, marks]).toEqual([[{ what: 'idCard' }], [{ kind: 'idNumber' }]]);
    await newQuote(server, agent.headers);
  });

  it('is required: an uploaded picture with a typed number waits for staff and opens no product [ONB-021] [SHELL-047]', async () => {
    const { server } = world;
    const agent = await agentWithoutCard();
    const { key } = await sendOwnImage(server, agent.headers, 'idCard');
    expect((await save(agent.headers, card(agent.idNumber, key))).errMsg.message).toBe(
      'Your ID card has been sent. We check it and tell you the result.',
    );
    expect(await numberOf(agent.id)).toBeNull();
    await expect(newQuote(server, agent.headers)).rejects.toThrow('422');
    const shown = await succeed(server, agent.headers, 'getAgent');
    expect(JSON.stringify(shown)).toContain('"idNumberOnFile":false,"cardReview":"submitted"');
    expect((await profileOf(agent.headers)).idCard).toEqual({
      isOnFile: false,
      number: '',
      review: { status: 'submitted', reason: '' },
    });
  });

  it.each([
    ['a card that the provider is not sure of', 'needs_review', '1990-05-17'],
    ['another birth date than the registered one', 'auto_approved', '1985-02-10'],
  ])('sends %s to staff', async (_what, status, birthDate) => {
    const agent = await agentWithoutCard({ birth_date: birthDate });
    const key = await checked(agent.headers, agent.idNumber, status);
    await save(agent.headers, card(agent.idNumber, key));
    expect([await numberOf(agent.id), (await casesOf(agent.id)).map((row) => row.status)]).toEqual([
      null,
      ['submitted'],
    ]);
  });
});

describe('a card number other than the registered one', () => {
  it('asks for a fresh code, and goes to staff even where the provider approves it [ONB-021]', async () => {
    const { server } = world;
    const onFile = newIdNumber();
    const agent = await newAgent(server, { id_number: onFile, birth_date: '1990-05-17' });
    const other = newIdNumber();
    const body = card(other, await checked(agent.headers, other));
    const refused = await save(agent.headers, body);
    expect([refused.status, JSON.parse(refused.text)]).toMatchObject([400, { reason: 'codeNeeded' }]);
    expect(await casesOf(agent.id)).toEqual([]);
    const code = await freshCode(server, agent.headers);
    expect((await save(agent.headers, { ...body, code })).status).toBe(200);
    // What was on file counts until staff have decided.
    expect(await numberOf(agent.id)).toBe(onFile);
    expect((await decide(agent.id)).status).toBe(200);
    expect(await numberOf(agent.id)).toBe(other);
    const { db } = server.services;
    const held = await db
      .selectFrom('held_numbers')
      .select('kind')
      .where('holder_id', '=', agent.id)
      .execute();
    expect(held).toEqual([{ kind: 'idNumber' }]);
    // The old number is free again.
    await aRegistration(server, { details: { idNumber: onFile } });
  });

  it('is refused when another person has it or its birth date does not exist [ONB-015] [ONB-021]', async () => {
    const { server } = world;
    const { details } = await aRegistration(server);
    const agent = await agentWithoutCard();
    const { key } = await sendOwnImage(server, agent.headers, 'idCard');
    const code = await freshCode(server, agent.headers);
    const withNumber = (idNumber: string) => save(agent.headers, card(idNumber, key, { code }));
    expect((await withNumber('327301')).status).toBe(400);
    expect((await withNumber('3273013213900001')).status).toBe(400);
    expect(await withNumber(details.idNumber)).toMatchObject({ errCode: 1, message: 'Duplicate ID Number.' });
    expect(await casesOf(agent.id)).toEqual([]);
  });

  it('is reserved while staff review it, and free once they refuse it', async () => {
    const { server } = world;
    const agent = await agentWithoutCard();
    const other = newIdNumber();
    const { key } = await sendOwnImage(server, agent.headers, 'idCard');
    const code = await freshCode(server, agent.headers);
    expect((await save(agent.headers, card(other, key, { code }))).status).toBe(200);
    await expect(aRegistration(server, { details: { idNumber: other } })).rejects.toThrow(
      'Duplicate ID Number.',
    );
    await decide(agent.id, { idCard: ['refused', 'Not your card'] });
    await aRegistration(server, { details: { idNumber: other } });
    expect((await profileOf(agent.headers)).idCard.review).toEqual({
      status: 'refused',
      reason: 'Not your card',
    });
    expect(await numberOf(agent.id)).toBeNull();
  });
});
