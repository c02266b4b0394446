import { beforeEach, describe, expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { consents, driveTo } from '#areas/quote/testing/journey.ts';
import { newAgent, newQuote, newVisit } from '#testing/people.ts';
import { aCustomer, buy, consentRows, inEnglish } from '#areas/privacy/testing/privacy.ts';

const world = useAreaServer();
const START = '2026-01-15T03:00:00.000Z';
beforeEach(() => {
  world.server.clock.set(START);
});

describe('consents', () => {
  it('are stored with the text that was shown and the person who gave them', async () => {
    const { quote } = await aCustomer(world.server, { withCard: true });
    const rows = await consentRows(world.server, quote.quoteId);
    expect(rows).toEqual([
      {
        purpose: 'identityPhoto',
        granted: true,
        entry: 'answer',
        given_by: 'agent',
        text_version: '2026-11',
        words: expect.stringMatching(/^(?:The insured agrees|Tertanggung setuju)/),
      },
      {
        purpose: 'terms',
        granted: true,
        entry: 'answer',
        given_by: 'self',
        text_version: '2026-11',
        words:
          'I have read and agree to the terms and conditions\nNeeded to make the insurance contract with you.',
      },
      expect.objectContaining({ purpose: 'dataProcessing', granted: true, given_by: 'self' }),
      expect.objectContaining({ purpose: 'marketing', granted: true, given_by: 'self' }),
    ]);
  });

  it('are refused with a text version that was never shown', async () => {
    const { server } = world;
    const agent = await newAgent(server);
    const quote = await newQuote(server, agent.headers);
    await driveTo(server, agent.headers, quote, 'Customer Information Updated');
    const { status, message } = await call(server, agent.headers, 'confirmQuote', {
      params: { quoteId: quote.quoteId },
      body: { ...consents, textVersion: '2031-01' },
      ...inEnglish,
    });
    expect([status, message]).toEqual([
      422,
      'This page is from an older version. Please load it again and tick your consents once more.',
    ]);
  });

  it('that an agent says are kept in the words of an agent, with how the customer agreed', async () => {
    const { server } = world;
    const agent = await newAgent(server);
    const quote = await newQuote(server, agent.headers);
    await driveTo(server, agent.headers, quote, 'Customer Information Updated');
    const confirm = (body: object, who = agent.headers) =>
      call(server, who, 'confirmQuote', {
        params: { quoteId: quote.quoteId },
        body: { ...consents, ...body, language: 'en' },
        ...inEnglish,
      });
    const inOwnWords = { textVersion: '2026-11-agent' };
    const visit = await newVisit(server, quote.quoteId, quote.phone);
    // Nobody but an agent has read them.
    expect((await confirm({ ...inOwnWords, agreedBy: 'phone' }, visit)).status).toBe(422);
    expect((await confirm(inOwnWords)).message).toBe('Please say how the customer agreed');
    expect((await confirm({ ...inOwnWords, agreedBy: 'phone' })).status).toBe(200);
    const { data } = await succeed(server, visit, 'customerData', { params: { quoteId: quote.quoteId } });
    const terms = data.consents.find(({ purpose }: { purpose: string }) => purpose === 'terms');
    expect(terms).toMatchObject({ givenBy: 'agent', agreedBy: 'phone', version: '2026-11-agent' });
    expect(terms.words).toMatch(/^The customer has read and agrees/);
  });

  it('can be added to the ledger, but never updated', async () => {
    const { quote } = await aCustomer(world.server);
    const change = world.server.services.db
      .updateTable('consents')
      .set({ granted: false })
      .where('quote_id', '=', quote.quoteId)
      .execute();
    await expect(change).rejects.toThrow('rows of consents are added, never changed');
  });
});

describe('a customer', () => {
  it('sees the stored data with source, purpose and retention', async () => {
    const { customer, params, agent } = await aCustomer(world.server);
    const { data } = await succeed(world.server, customer, 'customerData', { params, ...inEnglish });
    expect(data.sections[0]).toEqual({
      title: 'Contact details',
      facts: [
        { label: 'Name', value: 'Budi Santoso' },
        { label: 'Mobile number', value: expect.stringMatching(/^62812/) },
        { label: 'Email address', value: 'budi@payung.test' },
      ],
      source: `Entered by you or by your agent ${agent.first_name} ${agent.last_name}`.trim(),
      use: 'To prepare your quote and policy and to reach you about them',
      kept: '180 days (Quotes without a policy, after their last change)',
    });
    expect([data.deletion.isPossible, data.correction]).toEqual([true, 'inQuote']);
  });

  it('exports all data as a file, with pictures and consents', async () => {
    const { customer, params, quote } = await aCustomer(world.server, { withCard: true });
    const answer = await call(world.server, customer, 'exportCustomerData', { params, ...inEnglish });
    expect(answer.headers['content-disposition']).toContain('my-data.json');
    expect(answer.headers['cache-control']).toBe('no-store');
    // A document of the type JSON is taken for a failure by screens.
    expect(answer.headers['content-type']).toBe('application/octet-stream');
    const data = JSON.parse(answer.text);
    expect(data.person).toEqual({
      name: 'Budi Santoso',
      birthDate: '1990-05-17',
      phone: quote.phone,
      email: 'budi@payung.test',
      idCard: '',
      passport: 'A1234567',
    });
    expect(Buffer.from(data.identity.pictures[0].base64, 'base64').subarray(0, 2)).toEqual(
      Buffer.from([0xff, 0xd8]),
    );
    expect(data.consents.ledger.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
      'identityPhoto',
      'terms',
      'dataProcessing',
      'marketing',
    ]);
    expect(data.atYourAgent.phone).toBe(quote.phone);
  });

  it('withdraws a consent once, as a separate entry', async () => {
    const { customer, params, quote } = await aCustomer(world.server);
    const withdraw = () =>
      call(world.server, customer, 'withdrawConsent', { params, body: { purpose: 'marketing' } });
    expect((await Promise.all([withdraw(), withdraw()])).map(({ status }) => status)).toEqual([200, 200]);
    const rows = (await consentRows(world.server, quote.quoteId)).filter(
      ({ purpose }) => purpose === 'marketing',
    );
    expect(rows.map(({ granted, entry }) => [granted, entry])).toEqual([
      [true, 'answer'],
      [false, 'withdrawal'],
    ]);
    const { data } = await succeed(world.server, customer, 'customerData', { params });
    const states = Object.fromEntries(
      data.consents.map(({ purpose, state }: { purpose: string; state: string }) => [purpose, state]),
    );
    expect(states).toEqual({ terms: 'granted', dataProcessing: 'granted', marketing: 'withdrawn' });
  });

  it('deletes the photo of the card by withdrawing that consent', async () => {
    const { customer, params, quote } = await aCustomer(world.server, { withCard: true });
    await succeed(world.server, customer, 'withdrawConsent', { params, body: { purpose: 'identityPhoto' } });
    const images = await world.server.services.db
      .selectFrom('identity_images')
      .select('key')
      .where('subject_id', '=', quote.quoteId)
      .execute();
    expect(images).toEqual([]);
  });

  it('closes the quote by withdrawing the consent to the use of the data, and the agent is notified', async () => {
    const { customer, params, agent, quote } = await aCustomer(world.server);
    // After the notification of the confirmation.
    world.server.clock.advance(1);
    await succeed(world.server, customer, 'withdrawConsent', {
      params,
      body: { purpose: 'dataProcessing' },
      ...inEnglish,
    });
    const { status, message } = await call(world.server, agent.headers, 'updateQuote', {
      params,
      body: { planCode: 'KITE-GOLD' },
      ...inEnglish,
    });
    expect([status, message]).toEqual([
      422,
      'This quote was rejected: the customer withdrew the consent to use the data',
    ]);
    const { data } = await succeed(world.server, agent.headers, 'getNotifications', {
      query: { perPage: '10', pageNo: '1' },
      ...inEnglish,
    });
    expect(data.data[0].body).toMatch(/^Budi Santoso withdrew the consent to use the data: quote Q/);
    expect((await call(world.server, customer, 'eraseQuote', { params })).status).toBe(200);
    expect(quote.quoteId).toBe(params.quoteId);
  });

  it('cannot withdraw a consent that was never given or that the contract needs', async () => {
    const { customer, params, quote } = await aCustomer(world.server);
    const withdraw = async (purpose: string) =>
      (await call(world.server, customer, 'withdrawConsent', { params, body: { purpose }, ...inEnglish }))
        .message;
    expect(await withdraw('identityPhoto')).toBe('There is no such consent that could be withdrawn');
    await buy(world.server, customer, quote.quoteId);
    expect(await withdraw('dataProcessing')).toBe(
      'It belongs to the insurance contract. Without a policy you can delete the quote instead.',
    );
  });
});
