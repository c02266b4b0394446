import { expect, it } from 'vitest';
import { ACTORS, verdictOf } from '#core/access/access-rows.ts';
import { call } from '#testing/caller.ts';
import { newAgent, newQuote, newVisit } from '#testing/people.ts';
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

const BOTH = [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403, 403, 403];
const SIGNED_IN = [401, 401, 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 403, 403];

/** nobody, ended, owner agent, other agent, agent who leads the owner's network, own customer, other customer, registrant, other registrant, staff, hand-off of its photos, hand-off of others'. */
const CELLS = [
  ['accidentPlans', 'self', SIGNED_IN],
  ['paBeneficiary', 'self', SIGNED_IN],
  ['createPaQuote', 'self', [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403, 403, 403]],
  ['getPaQuote', 'quote', BOTH],
  ['updatePaQuote', 'quote', BOTH],
  ['updatePaInsured', 'quote', BOTH],
  ['generatePaLink', 'quote', [401, 401, 'yes', 404, 404, 403, 404, 403, 403, 403, 403, 403]],
  ['decryptPaLink', 'self', ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 403, 403]],
];

it('has exactly the access rows of the specification [SHELL-054]', () => {
  const cells = Object.entries(ACCIDENT_ACCESS).map(([name, row]) => [
    name,
    row.object,
    ACTORS.map((actor) => verdictOf(row, actor)),
  ]);
  expect(cells).toEqual(CELLS);
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
  for (const [name, part] of Object.entries(parts)) {
    const refusals = [];
    for (const who of [{}, stranger.headers, guest])
      refusals.push((await call(server, who, name, part)).status);
    expect([name, refusals]).toEqual([name, [401, 404, 404]]);
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
