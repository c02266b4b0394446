import { randomUUID } from 'node:crypto';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';
import { consents } from '#areas/quote/testing/journey.ts';
import type { OpenQuote } from '#areas/quote/testing/journey.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { newAgent, newPhone, newVisit } from '#testing/people.ts';
import { paCiModule } from '../module.ts';

/** What the operator of the tests has set. */
export const testSettings = {
  mailDomains: ['gmail.com', 'yahoo.co.id', 'example.com', '.go.id'],
} as const;

/** A server that sells accident, and kites beside it. */
export const useAccidentServer = () => useAreaServer([paCiModule(testSettings), kiteModule]);

/** Four people, PA Basic for a year, as it goes over the wire: 4 × 75,000. */
export const oneLimit = {
  insuredName: 'Budi Santoso',
  numberOfParticipants: 4,
  requestLimitType: 'same',
  effectiveDate: '2026-02-10',
  months: 12,
  planCode: 'PABSC',
};

/** Ten people in groups that come later. */
export const separateLimits = {
  ...oneLimit,
  numberOfParticipants: 10,
  requestLimitType: 'separate',
  planCode: '',
};

/** Six with PA Basic and four with PA Plus: 450,000 + 600,000. */
export const sixAndFour = {
  separateRequestLimits: [
    { name: 'Office', numberOfParticipants: 6, planCode: 'PABSC' },
    { name: 'Drivers', numberOfParticipants: 4, planCode: 'PAPLS' },
  ],
};

/** A fresh quote of the agent's: at Plan Selected with one limit, at Lead Created with separate ones. */
export const newAccidentQuote = async (server: AreaServer, agent: Credentials, facts: object = {}) => {
  const insuredMobile = newPhone();
  const body = { ...oneLimit, insuredMobile, requestId: randomUUID(), ...facts };
  const { data } = await succeed(server, agent, 'createPaQuote', { body });
  return { quoteId: data.quoteId as string, code: data.quote_Id as string, phone: insuredMobile };
};

export interface Seat {
  readonly who: Credentials;
  readonly quoteId: string;
}

export const patchQuote = (server: AreaServer, { who, quoteId }: Seat, body: object) =>
  call(server, who, 'updatePaQuote', { params: { quoteId }, body });

export const patchInsured = (server: AreaServer, { who, quoteId }: Seat, body: object) =>
  call(server, who, 'updatePaInsured', { params: { quoteId }, body });

export const accidentRecord = async (server: AreaServer, { who, quoteId }: Seat): Promise<Wire> =>
  (await succeed(server, who, 'getPaQuote', { params: { quoteId }, query: { langId: 'EN' } })).data;

export const policyholder = (insuredMobile: string, facts: object = {}) => ({
  insuredName: 'Budi Santoso',
  insuredMobile,
  insuredEmail: 'budi@gmail.com',
  effectiveDate: '2026-02-10',
  ...facts,
});

const NAMES = ['Budi Santoso', 'Siti Rahayu', 'Agus Wijaya', 'Dewi Lestari', 'Rina Kartika'];

/** What the form of a complete insured sends; the first also says where to write to. */
export const insuredForm = (index: number, facts: object = {}) => ({
  insuredName: NAMES[index % NAMES.length] ?? '',
  insuredDob: '1990-05-17',
  insuredIdCard: `327301170590${String(index + 1).padStart(4, '0')}`,
  insuredMobile: index === 0 ? '6281234567890' : '',
  insuredEmail: index === 0 ? 'budi@gmail.com' : '',
  address: index === 0 ? 'Jalan Dago 12, Bandung' : '',
  beneficiaryName: 'Ani Santoso',
  beneficiaryRelation: 'spouse',
  beneficiaryOtherRelation: '',
  beneficiaryDateOfBirth: '',
  guardianName: '',
  guardianConsents: false,
  requestLimit: 50_000_000,
  isNew: true,
  ...facts,
});

/** The insured at that place of the record, filled in: the version is the record's. */
export const formOf = (record: Wire, index: number, facts: object = {}) => {
  const { _id, version } = record.requestLimit[index];
  return { _id, version, ...insuredForm(index, facts) };
};

/** Fills in everybody who is not complete yet. */
export const saveEverybody = async (server: AreaServer, seat: Seat): Promise<void> => {
  const record = await accidentRecord(server, seat);
  for (const index of record.requestLimit.keys()) {
    const answer = await patchInsured(server, seat, formOf(record, index));
    if (answer.status !== 200) throw new Error(answer.text);
  }
};

const saved = async (work: Promise<{ readonly status: number; readonly text: string }>): Promise<void> => {
  const answer = await work;
  if (answer.status !== 200) throw new Error(answer.text);
};

type Step = (server: AreaServer, seat: Seat, quote: OpenQuote) => Promise<unknown>;

/** The steps of a sale in order, each with the stage that it leads to. */
const STEPS: readonly (readonly [Stage, Step])[] = [
  ['Plan Selected', () => Promise.resolve()],
  [
    'Quick Quote Created',
    (server, { who, quoteId }) => succeed(server, who, 'quickQuote', { params: { quoteId } }),
  ],
  [
    'Customer Information Updated',
    async (server, seat, { phone }) => {
      await saved(patchQuote(server, seat, policyholder(phone)));
      await saveEverybody(server, seat);
    },
  ],
  [
    'Full Quote Created',
    (server, { who, quoteId }) =>
      succeed(server, who, 'confirmQuote', { params: { quoteId }, body: consents }),
  ],
];

/** Takes a quote whose plan is chosen through the calls until it stands at the stage. */
export const driveAccidentTo = async (
  server: AreaServer,
  { who, quote }: { readonly who: Credentials; readonly quote: OpenQuote },
  stage: Stage,
): Promise<void> => {
  for (const [reached, step] of STEPS) {
    await step(server, { who, quoteId: quote.quoteId }, quote);
    if (reached === stage) return;
  }
  throw new Error(`No step leads to ${stage}`);
};

/** A quote at that stage with its agent and its customer's visit; four people with one limit. */
export const accidentAt = async (server: AreaServer, stage: Stage, facts: object = {}) => {
  const { headers: agent } = await newAgent(server);
  const quote = await newAccidentQuote(server, agent, facts);
  await driveAccidentTo(server, { who: agent, quote }, stage);
  const customer = await newVisit(server, quote.quoteId, quote.phone);
  return { agent, customer, quote, seat: { who: agent, quoteId: quote.quoteId } };
};

/** Ten people in two groups, quick-quoted. */
export const tenPeople = async (server: AreaServer) => {
  const { headers: agent } = await newAgent(server);
  const quote = await newAccidentQuote(server, agent, separateLimits);
  const seat = { who: agent, quoteId: quote.quoteId };
  await saved(patchQuote(server, seat, sixAndFour));
  await driveAccidentTo(server, { who: agent, quote }, 'Quick Quote Created');
  const customer = await newVisit(server, quote.quoteId, quote.phone);
  return { agent, customer, quote, seat };
};
