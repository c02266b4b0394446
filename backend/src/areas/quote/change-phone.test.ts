import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { flight, newAgent, newPhone, newQuote, newVisit } from '#testing/people.ts';

const world = useAreaServer();

it.each(['kite', 'paper', 'balloon'])(
  'changes the phone of a %s quote, and ends the sessions of the old phone',
  async (model) => {
    const { server } = world;
    const { headers: agent } = await newAgent(server);
    const { quoteId, phone } = await newQuote(server, agent, { model });
    const visit = await newVisit(server, quoteId, phone);
    const insuredMobile = newPhone();
    const params = { quoteId };
    const { data } = await succeed(server, agent, 'changePhone', { params, body: { insuredMobile } });
    expect(data).toMatchObject({ _id: quoteId, insuredMobile, stage: 'Lead Created' });
    expect((await call(server, visit, 'getQuote', { query: { id: quoteId } })).status).toBe(401);
    const wrong = await call(server, agent, 'changePhone', { params, body: { insuredMobile: '12' } });
    expect(wrong.status).toBe(422);
  },
);

it('saves a copied phone in its local form, and refuses one digit too many instead of cutting it', async () => {
  const { server } = world;
  const { headers: agent } = await newAgent(server);
  const params = { quoteId: (await newQuote(server, agent)).quoteId };
  const change = (insuredMobile: string) =>
    call(server, agent, 'changePhone', { params, body: { insuredMobile } });
  const kept = await change('\u202A+62 857\u20111234\u201156789\u202C');
  expect(kept).toMatchObject({ status: 200, errMsg: { data: { insuredMobile: '0857123456789' } } });
  expect((await change('62857123456789')).status).toBe(200);
  expect(await change('+62 857-1234-567890')).toMatchObject({
    status: 422,
    message: 'Please enter 9 until 13 digits Mobile Number',
  });
});

it('refuses a phone too short for one-time codes in every call [OTP-007]', async () => {
  const { server } = world;
  const { headers: agent } = await newAgent(server);
  const { quoteId } = await newQuote(server, agent);
  const nine = '081234567';
  const tooShort = { status: 422, message: 'Please lengthen this text to 9 characters or more' };
  const params = { quoteId };
  const answers = [
    await call(server, agent, 'changePhone', { params, body: { insuredMobile: nine } }),
    await call(server, agent, 'createKiteQuote', {
      body: { ...flight, insuredMobile: nine, requestId: randomUUID() },
    }),
  ];
  // A customer's own form takes 9 digits (OTP-008), but there is no link to them.
  const quotes = server.services.db.updateTable('quotes').where('id', '=', quoteId);
  await quotes.set({ insured_phone: nine }).execute();
  answers.push(await call(server, agent, 'generateLink', { query: { type: 'lead', quoteId } }));
  for (const { status, message } of answers) expect({ status, message }).toEqual(tooShort);
  const ten = await call(server, agent, 'changePhone', { params, body: { insuredMobile: '0812345678' } });
  expect(ten.status).toBe(200);
});
