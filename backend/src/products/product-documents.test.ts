import { createHash } from 'node:crypto';
import { coverSummary as homeSummary } from 'mfe-home/rules/cover-summary.ts';
import { coverSummary as motorSummary } from 'mfe-motor/rules/cover-summary.ts';
import { coverSummary as accidentSummary } from 'mfe-pa-ci/rules/cover-summary.ts';
import { coverSummary as travelSummary } from 'mfe-travel/rules/cover-summary.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { decodePart } from '@payung/shared/api/endpoint.ts';
import type { CoverSummary } from '@payung/shared/domain/wording.ts';
import { beforeAll, expect, it } from 'vitest';
import { policyDocument, quotationDocument, receiptDocument } from '#areas/quote/quote-documents.ts';
import type { DocumentContent } from '#documents/document-content.ts';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import { findQuoteToShow } from '#repositories/quotes.ts';
import { printedLines } from '#testing/read-pdf.ts';
import type { Credentials } from '#testing/caller.ts';
import { consents, lastInvoice, notify, patch } from '#testing/journey.ts';
import type { OpenQuote } from '#testing/journey.ts';
import { newAgent } from '#testing/people.ts';
import { homeRoom } from './home/room.ts';
import { apartment, driveHomeTo, newHomeQuote } from './home/testing/home.ts';
import { motorRoom } from './motor/room.ts';
import { beat, driveMotorTo, newMotorQuote } from './motor/testing/motor.ts';
import { paCiRoom } from './pa-ci/room.ts';
import { driveAccidentTo, newAccidentQuote, testSettings } from './pa-ci/testing/accident.ts';
import { travelRoom } from './travel/room.ts';
import { customerBody, driveTo, newTravelQuote } from './travel/testing/travel.ts';

const world = useAreaServer([travelRoom, homeRoom, motorRoom, paCiRoom(testSettings)]);
// The cover of a vehicle begins while the approval of its photos is valid.
beforeAll(() => world.server.clock.set('2026-02-01T03:00:00.000Z'));

/** With numbers of its own: a vehicle has one policy for a period. */
const { chassisNo: _chassis, engineNo: _engine, ...motorcycle } = beat;

type Sale = (server: AreaServer, who: Credentials) => Promise<OpenQuote>;

const FULL = 'Full Quote Created';

/** Confirmed quotes of every product that prints documents. */
const SALES: readonly (readonly [product: string, Sale])[] = [
  [
    'travel abroad',
    async (server, agent) => {
      const quote = await newTravelQuote(server, agent);
      await driveTo(server, { agent, quote }, FULL);
      return quote;
    },
  ],
  [
    'domestic travel',
    async (server, agent) => {
      const quote = await newTravelQuote(server, agent, { tripType: 1, travelCoverageArea: '5' });
      await driveTo(server, { agent, quote }, 'Plan Selected');
      const { quoteId, phone } = quote;
      await succeed(server, agent, 'quickQuote', { params: { quoteId } });
      const customer = { ...customerBody(phone).customer, insuredIdCard: '3273010101900001' };
      expect((await patch(server, agent, quoteId, { customer })).status).toBe(200);
      await succeed(server, agent, 'confirmQuote', { params: { quoteId }, body: consents });
      return quote;
    },
  ],
  [
    'house',
    async (server, who) => {
      const quote = await newHomeQuote(server, who);
      await driveHomeTo(server, { who, quote }, FULL);
      return quote;
    },
  ],
  [
    'apartment',
    async (server, who) => {
      const quote = await newHomeQuote(server, who, apartment);
      await driveHomeTo(server, { who, quote }, FULL);
      return quote;
    },
  ],
  [
    'car',
    async (server, who) => {
      const quote = await newMotorQuote(server, who);
      await driveMotorTo(server, { who, quote }, FULL);
      return quote;
    },
  ],
  [
    'motorcycle',
    async (server, who) => {
      const quote = await newMotorQuote(server, who, motorcycle);
      await driveMotorTo(server, { who, quote, kind: 'motorcycle' }, FULL);
      return quote;
    },
  ],
  [
    'accident',
    async (server, who) => {
      const quote = await newAccidentQuote(server, who);
      await driveAccidentTo(server, { who, quote }, FULL);
      return quote;
    },
  ],
];

const textsOf = ({ title, notice, highlights, sections, notes }: DocumentContent): readonly string[] => [
  title,
  notice?.text ?? '',
  ...highlights.flatMap(({ label, value }) => [label, value]),
  ...sections.flatMap(({ heading, lines, footnote = '' }) => [
    heading,
    ...lines.flatMap(({ label, value }) => [label, value]),
    footnote,
  ]),
  ...notes,
];

/** A code with digits in it is no word. */
const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => /^\p{L}{2,}$/u.test(word));

const wordsOfLines = (...lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.split(' '));

/** Words that both languages write alike, in lower case. */
const ALIKE = new Set(
  wordsOfLines(
    // Indonesian has them from English, or both from elsewhere.
    'total limit model tsunami motor covid asean indonesia rp cm km wib',
    // Names of products, plans and kinds of cover.
    'travel home insurance personal accident gold property all risk flexas basic pa standard loss only',
    // Tables and their sources.
    'se seojk ojk aaui par tsfwd iii',
    // The insurer, the regulator and their addresses.
    'pt asuransi payung nusantara otoritas jasa keuangan klaim bantuan example',
    // People, places and vehicles of these quotes.
    'sari wulandari budi santoso siti rahayu agus wijaya dewi lestari ani test gmail com',
    'jalan dago coblong kota bandung jawa barat toyota avanza honda beat abc',
  ),
);

/** Words that stand in the same line of both languages. */
const untranslated = (english: DocumentContent, indonesian: DocumentContent): readonly string[] => {
  const ofEnglish = textsOf(english);
  const ofIndonesian = textsOf(indonesian);
  expect(ofIndonesian).toHaveLength(ofEnglish.length);
  return ofIndonesian.flatMap((text, at) => {
    const inEnglish = new Set(wordsOf(ofEnglish[at] ?? ''));
    return wordsOf(text).filter((word) => inEnglish.has(word) && !ALIKE.has(word));
  });
};

it.each(SALES)(
  'writes no line of the documents of %s in the other language [PAY-030]',
  async (_product, sell) => {
    const { server } = world;
    const { headers: agent } = await newAgent(server);
    const { quoteId } = await sell(server, agent);
    const read = async (print: typeof receiptDocument, language: 'en' | 'id') => {
      await print(server.services, { quoteId, viewer: { kind: 'customer', language } });
      return server.printed.at(-1) as DocumentContent;
    };
    const { proposal_no: proposalNo } = await server.services.db
      .selectFrom('quotes')
      .select('proposal_no')
      .where('id', '=', quoteId)
      .executeTakeFirstOrThrow();
    const quotation = [await read(quotationDocument, 'en'), await read(quotationDocument, 'id')] as const;
    await succeed(server, agent, 'payLater', { query: { proposalNo: proposalNo as string } });
    const policy = [await read(policyDocument, 'en'), await read(policyDocument, 'id')] as const;
    await succeed(server, agent, 'checkout', { query: { proposalNo: proposalNo as string } });
    const { invoiceNumber, amount } = lastInvoice(server);
    await notify(server, invoiceNumber, amount);
    const receipt = [await read(receiptDocument, 'en'), await read(receiptDocument, 'id')] as const;
    expect(receipt[0].kind).toBe('receipt');
    expect([
      ...new Set([...untranslated(...quotation), ...untranslated(...policy), ...untranslated(...receipt)]),
    ]).toEqual([]);
  },
);

/** What the page shows before the contract, from the answers that it has. */
const SUMMARIES: Readonly<
  Record<string, (offers: never, record: never, language: 'en' | 'id') => CoverSummary>
> = {
  getPlans: (offers: readonly { readonly code: string }[], record: { readonly planCode: string }, language) =>
    travelSummary(record as never, offers.find(({ code }) => code === record.planCode) as never, language),
  homePlans: (offers, record, language) => homeSummary(record, offers, language),
  motorPlans: (
    offers: readonly { readonly code: string }[],
    record: { readonly planCode: string },
    language,
  ) => motorSummary(record as never, offers.find(({ code }) => code === record.planCode) as never, language),
  accidentPlans: (offers, record, language) => accidentSummary(record, offers, language),
};

/** By product: the call that offers its plans, and what it is asked. */
const OFFERS: Readonly<Record<string, readonly [call: string, query: Readonly<Record<string, string>>]>> = {
  'travel abroad': ['getPlans', {}],
  'domestic travel': ['getPlans', {}],
  house: ['homePlans', {}],
  apartment: ['homePlans', {}],
  car: ['motorPlans', { productCode: 'PC0214', duration: '1' }],
  motorcycle: ['motorPlans', { productCode: '0215', duration: '1' }],
  accident: ['accidentPlans', {}],
};

const HEADINGS = {
  en: {
    covered: 'What is covered, and up to what',
    own: 'What you pay yourself',
    not: 'What is not covered',
  },
  id: { covered: 'Yang dijamin dan batasnya', own: 'Yang Anda tanggung sendiri', not: 'Yang tidak dijamin' },
};

/** Lines of a document may be broken, and pages end between them. */
const inOne = (lines: readonly string[]): string =>
  lines
    .filter((line) => !/ \| (Page|Halaman) \d/.test(line))
    .join(' ')
    .replaceAll(' | ', ' ');

const textOf = ({ label, value }: CoverSummary['covered'][number]): string => `${label} ${value}`;

it.each(
  SALES.flatMap(([product, sell]) =>
    (['en', 'id'] as const).map((language) => [product, language, sell] as const),
  ),
)(
  'prints of %s in %s, line by line, what the page says before the contract (ruling R68)',
  async (product, language, sell) => {
    const { server } = world;
    const { headers: agent } = await newAgent(server);
    const { quoteId } = await sell(server, agent);
    const [name, query] = OFFERS[product] as [string, Record<string, string>];
    const headers = { 'accept-language': language };
    const row = server.calls.find((known) => known.name === name)?.row;
    const params = { quoteId };
    const answer = await succeed(server, agent, name, { params, query, headers });
    const offers = decodePart(row as never, 'reply', answer);
    const { db, productOf } = server.services;
    const quote = await findQuoteToShow(db, quoteId, server.clock.now());
    const viewer = { kind: 'customer', language } as const;
    const record = await productOf(quote!.product_id).recordOf(db, quote!, viewer);
    const summary = SUMMARIES[name]!(offers as never, record as never, language);
    await quotationDocument(server.services, { quoteId, viewer });
    const printed = inOne(await printedLines(server.printed.at(-1)));
    const { covered, ownRisk = [], notCovered } = summary;
    const { covered: heading, own, not } = HEADINGS[language];
    const inPlan = covered.filter(({ value }) => value !== '');
    expect(inPlan.length).toBeGreaterThan(3);
    expect(printed).toContain([heading, ...inPlan.map(textOf)].join(' '));
    for (const { label } of covered) expect(printed).toContain(label);
    expect(printed.includes(own)).toBe(ownRisk.length > 0);
    for (const line of ownRisk) expect(printed).toContain(`${own} ${textOf(line)}`);
    expect(printed).toContain([not, ...notCovered].join(' '));
  },
);

/** Other words are another version: whoever changes some adds a line here. */
const WORDINGS = [
  [PRODUCT_IDS.travel, '2026-11', '324640d31a5df41d65ddcc18ef2b3fa5f98095ae4367937fa4a574d8b0592bea'],
  [PRODUCT_IDS.home, '2026-11', '00ce6f4bc6b0478450e4a4a54f2ce992a7217e36be9271b520f114fd9a0b61e1'],
  [PRODUCT_IDS.motor4w, '2026-11', 'a506d194300f9a32d25a8ec352b97f8417a1024147be53661d57b50536f25549'],
  [PRODUCT_IDS.pa, '2026-11', 'a8c968dd89065ec2d28281b53d4fbbd78de852192eac940236c8b0734ee11d88'],
];

it('never changes the words of a version of a wording (ruling R68)', () => {
  const { productOf } = world.server.services;
  const words = WORDINGS.map(([productId = '']) => {
    const { version, exclusions } = productOf(productId).wording ?? { version: '', exclusions: [] };
    const texts = JSON.stringify(exclusions.map(({ text }) => text));
    return [productId, version, createHash('sha256').update(texts).digest('hex')];
  });
  expect(words).toEqual(WORDINGS);
});
