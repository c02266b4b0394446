import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { normaliseName } from '@payung/shared/domain/names.ts';
import type { UpdateTravelQuoteInput } from '@payung/shared/api/schemas/travel-bodies.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { confirm } from '#areas/quote/confirm-quote.ts';
import { insertTravelQuote, validUntil } from '#areas/quote/create-quote.ts';
import { takeStep } from '#areas/quote/quote-step.ts';
import { moveOf } from '#areas/quote/update-quote.ts';
import { issuePolicy } from '#areas/payment/issue-policy.ts';
import type { Queries } from '#database/database.ts';
import { lockQuote } from '#repositories/quotes.ts';
import { demoId } from './demo-people.ts';
import type { DemoAgentKey } from './demo-people.ts';

interface DemoQuote {
  readonly agent: DemoAgentKey;
  readonly customer: string;
  readonly phone: string;
  readonly passport: string;
  readonly area: string;
  readonly plan: string;
  /** Days from the start of the demo to the departure. */
  readonly leavesIn: number;
  readonly stage: Stage;
}

const QUOTES: readonly DemoQuote[] = [
  {
    agent: 'mitra',
    customer: 'Budi Santoso',
    phone: '081311110001',
    passport: 'C1000001',
    area: '1',
    plan: 'TRVGLD',
    leavesIn: 40,
    stage: 'Lead Created',
  },
  {
    agent: 'mitra',
    customer: 'Siti Rahmawati',
    phone: '081311110002',
    passport: 'C1000002',
    area: '2',
    plan: 'TRVPLT',
    leavesIn: 33,
    stage: 'Plan Selected',
  },
  {
    agent: 'mitra',
    customer: 'Andi Nugroho',
    phone: '081311110003',
    passport: 'C1000003',
    area: '4',
    plan: 'TRVBRZ',
    leavesIn: 21,
    stage: 'Quick Quote Created',
  },
  {
    agent: 'mitra',
    customer: 'Maya Kusuma',
    phone: '081311110004',
    passport: 'C1000004',
    area: '3',
    plan: 'TRVSCH',
    leavesIn: 18,
    stage: 'Full Quote Created',
  },
  {
    agent: 'mitra',
    customer: 'Hendra Wijaya',
    phone: '081311110005',
    passport: 'C1000005',
    area: '1',
    plan: 'TRVPRS',
    leavesIn: 12,
    stage: 'Policy Generated',
  },
  {
    agent: 'commercial',
    customer: 'Ratna Dewanti',
    phone: '081311110006',
    passport: 'C1000006',
    area: '2',
    plan: 'TRVGLD',
    leavesIn: 25,
    stage: 'Customer Information Updated',
  },
  {
    agent: 'other',
    customer: 'Joko Susilo',
    phone: '081311110007',
    passport: 'C1000007',
    area: '1',
    plan: 'TRVBRZ',
    leavesIn: 30,
    stage: 'Quick Quote Created',
  },
];

const BIRTH_DATE = '1988-04-12';
const DAYS_AWAY = 6;

const customerOf = (quote: DemoQuote): UpdateTravelQuoteInput => ({
  customer: {
    insuredName: quote.customer,
    insuredDob: BIRTH_DATE,
    insuredPassportNo: quote.passport,
    insuredMobile: quote.phone,
    insuredEmail: `${normaliseName(quote.customer).toLowerCase().replaceAll(' ', '.')}@example.com`,
    adults: [],
    childs: [],
  },
});

const consents = {
  consents: { terms: true, dataProcessing: true, marketing: false },
  textVersion: 'demo',
  language: 'id',
} as const;

/** Through the same steps as everybody else's quotes: nothing of a demo quote is made up. */
const drive = async (tx: Queries, quoteId: string, demo: DemoQuote, now: Date): Promise<void> => {
  const taker = { actor: 'agent', actorId: demoId(demo.agent) } as const;
  const save = (body: UpdateTravelQuoteInput) => async () => {
    const { event, change } = moveOf(body);
    await takeStep(
      tx,
      { quoteId, event, ...taker, change: (quote) => change({ tx, quote, taker, now }) },
      now,
    );
  };
  const steps: readonly (readonly [Stage, () => Promise<unknown>])[] = [
    ['Plan Selected', save({ planCode: demo.plan })],
    ['Additional Benefit Selected', save({ additionalBenefits: [{ BenefitCode: 'AC000GD01' }] })],
    [
      'Quick Quote Created',
      () =>
        takeStep(
          tx,
          {
            quoteId,
            event: 'quickQuote',
            ...taker,
            change: (quote) => ({
              quoted_at: now,
              valid_until: validUntil(todayInJakarta(now), quote.start_date),
            }),
          },
          now,
        ),
    ],
    ['Customer Information Updated', save(customerOf(demo))],
    ['Full Quote Created', () => confirm(tx, quoteId, taker, consents, now)],
    ['Policy Generated', () => sell(tx, quoteId, now)],
  ];
  if (demo.stage === 'Lead Created') return;
  for (const [reached, step] of steps) {
    await step();
    if (reached === demo.stage) return;
  }
};

/** As if paid; nobody is written to. */
const sell = async (tx: Queries, quoteId: string, now: Date): Promise<void> => {
  const quote = await lockQuote(tx, quoteId);
  if (quote === undefined) throw new Error('A demo quote that was just made is not there');
  const silent = { enqueue: () => Promise.resolve() };
  await issuePolicy(
    silent,
    tx,
    { quote, invoiceNo: null, isPaid: true, actor: 'system', actorId: 'demo', language: 'id' },
    now,
  );
};

const seedQuote = async (tx: Queries, demo: DemoQuote, now: Date): Promise<void> => {
  const departureDate = addDays(todayInJakarta(now), demo.leavesIn);
  const quoteId = await insertTravelQuote(
    tx,
    demoId(demo.agent),
    {
      tripType: 2,
      travelCoverageArea: demo.area,
      departureDate,
      arrivalDate: addDays(departureDate, DAYS_AWAY),
      adultCount: 1,
      childCount: 0,
      insuredName: demo.customer,
      insuredDob: BIRTH_DATE,
      insuredMobile: demo.phone,
      requestId: demoId(demo.phone),
    },
    now,
  );
  // Nothing to do when an earlier start made it.
  if (quoteId !== undefined) await drive(tx, quoteId, demo, now);
};

export const seedQuotes = async (tx: Queries, now: Date): Promise<void> => {
  for (const quote of QUOTES) await seedQuote(tx, quote, now);
};
