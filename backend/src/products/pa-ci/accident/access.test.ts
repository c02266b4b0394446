import { expect, it } from 'vitest';
import { call } from '#testing/caller.ts';
import { newAgent, newQuote, newVisit } from '#testing/people.ts';
import {
  BY_AGENTS,
  BY_EVERYBODY,
  BY_OWNER_AGENT,
  BY_OWNERS,
  BY_SIGNED_IN,
  accessOf,
  expectOthersRefused,
} from '#testing/product-access.ts';
import { ACCIDENT_ACCESS } from './access.ts';
import {
  accidentAt,
  accidentRecord,
  formOf,
  insuredForm,
  newAccidentQuote,
  policyholder,
  useAccidentServer,
} from '../testing/accident.ts';

const world = useAccidentServer();

it('has exactly the access rows of the specification [SHELL-054]', () => {
  expect(accessOf(ACCIDENT_ACCESS)).toEqual({
    accidentPlans: ['self', BY_SIGNED_IN],
    paBeneficiary: ['self', BY_SIGNED_IN],
    createPaQuote: ['self', BY_AGENTS],
    getPaQuote: ['quote', BY_OWNERS],
    updatePaQuote: ['quote', BY_OWNERS],
    updatePaInsured: ['quote', BY_OWNERS],
    generatePaLink: ['quote', BY_OWNER_AGENT],
    decryptPaLink: ['self', BY_EVERYBODY],
  });
});

it('answers calls about a quote only to its agent and its customer [SHELL-054] [PA-028] [PA-029] [PA-030]', async () => {
  const { server } = world;
  const { agent, customer, quote, seat } = await accidentAt(server, 'Quick Quote Created');
  const stranger = await newAgent(server);
  const other = await newAccidentQuote(server, stranger.headers);
  const guest = await newVisit(server, other.quoteId, other.phone);
  const { quoteId } = quote;
  const params = { quoteId };
  const record = await accidentRecord(server, seat);
  const parts = {
    getPaQuote: { params, query: { langId: 'EN' } },
    updatePaQuote: { params, body: policyholder(quote.phone) },
    updatePaInsured: { params, body: formOf(record, 1) },
    generatePaLink: { query: { type: 'lead', quoteId } },
  };
  await expectOthersRefused(server, [stranger.headers, guest], parts);
  for (const [name, part] of Object.entries(parts)) {
    expect([name, (await call(server, agent, name, part)).status]).toEqual([name, 200]);
    const customers = name === 'generatePaLink' ? 403 : 200;
    expect([name, (await call(server, customer, name, part)).status]).toEqual([name, customers]);
  }
});

it('answers 404 to its calls about a quote of another product', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  const { quoteId, phone } = await newQuote(server, headers);
  const params = { quoteId };
  const insured = { _id: 'a', version: 0, ...insuredForm(0) };
  const statuses = [];
  for (const [name, body] of [
    ['getPaQuote', undefined],
    ['updatePaQuote', policyholder(phone)],
    ['updatePaInsured', insured],
  ] as const) {
    statuses.push((await call(server, headers, name, { params, body })).status);
  }
  expect(statuses).toEqual([404, 404, 404]);
});
