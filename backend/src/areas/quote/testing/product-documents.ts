import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { decodePart } from '@payung/shared/api/endpoint.ts';
import type { CoverSummary } from '@payung/shared/domain/text/wording.ts';
import {
  policyDocument,
  quotationDocument,
  receiptDocument,
} from '#areas/quote/documents/quote-documents.ts';
import type { DocumentContent } from '#core/documents/document-content.ts';
import { findQuoteToShow } from '#areas/quote/sql/quotes.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { lastInvoice, notify } from './journey.ts';
import type { OpenQuote } from './journey.ts';
import { newAgent } from '#testing/people.ts';
import { printedLines } from '#core/documents/testing/read-pdf.ts';

/** A quote that is confirmed, and what its page says before the contract. */
export interface DocumentedSale {
  readonly name: string;
  readonly sell: (server: AreaServer, who: Credentials) => Promise<OpenQuote>;
  /** The call that offers its plans, and what it is asked. */
  readonly offers: readonly [call: string, query: Readonly<Record<string, string>>];
  /** From the answers that the page has. */
  readonly summary: (offers: never, record: never, language: 'en' | 'id') => CoverSummary;
}

interface DocumentedProduct {
  readonly sales: readonly DocumentedSale[];
  /** Words of the product that both languages write alike, in lower case. */
  readonly alike: string;
  /** Other words are another version: the one who changes some adds a line. */
  readonly wording: readonly [productId: string, version: string, sha256: string];
}

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
const ALIKE: readonly string[] = wordsOfLines(
  // Indonesian has them from English, or both from elsewhere.
  'total indonesia rp wib insurance email admin',
  // The insurer, the regulator and their addresses.
  'pt asuransi payung nusantara otoritas jasa keuangan ojk klaim bantuan example',
  // People and places of these quotes.
  'sari wulandari budi santoso siti rahayu agus wijaya dewi lestari ani test gmail com',
  'jalan dago coblong kota bandung jawa barat',
);

/** Words that stand in the same line of both languages. */
const untranslated = (
  [english, indonesian]: readonly [DocumentContent, DocumentContent],
  alike: ReadonlySet<string>,
): readonly string[] => {
  const ofEnglish = textsOf(english);
  const ofIndonesian = textsOf(indonesian);
  expect(ofIndonesian).toHaveLength(ofEnglish.length);
  return ofIndonesian.flatMap((text, at) => {
    const inEnglish = new Set(wordsOf(ofEnglish[at] ?? ''));
    return wordsOf(text).filter((word) => inEnglish.has(word) && !alike.has(word));
  });
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

/** The tests that every product passes which prints documents. */
export const testDocuments = (
  world: { readonly server: AreaServer },
  { sales, alike, wording }: DocumentedProduct,
): void => {
  const known = new Set([...ALIKE, ...wordsOfLines(alike)]);

  it.each(sales)(
    'writes every line of the documents of $name in the requested language [PAY-030]',
    async ({ sell }) => {
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
      const found = [quotation, policy, receipt].flatMap((both) => untranslated(both, known));
      expect([...new Set(found)]).toEqual([]);
    },
  );

  const inBoth = sales.flatMap((sale) => (['en', 'id'] as const).map((language) => ({ ...sale, language })));
  it.each(inBoth)(
    'prints for $name in $language every line of cover that the page shows before the contract (ruling R68)',
    async ({ sell, offers: [name, query], summary, language }) => {
      const { server } = world;
      const { headers: agent } = await newAgent(server);
      const { quoteId } = await sell(server, agent);
      const headers = { 'accept-language': language };
      const row = server.calls.find((call) => call.name === name)?.row;
      const answer = await succeed(server, agent, name, { params: { quoteId }, query, headers });
      const offers = decodePart(row as never, 'reply', answer);
      const { db, products } = server.services;
      const quote = await findQuoteToShow(db, quoteId, server.clock.now());
      if (quote === undefined) throw new Error(`There is no quote ${quoteId}`);
      const viewer = { kind: 'customer', language } as const;
      const record = await products.sold(quote.product_id).recordOf(db, quote, viewer);
      const { covered, ownRisk = [], notCovered } = summary(offers as never, record as never, language);
      await quotationDocument(server.services, { quoteId, viewer });
      const content = server.printed.at(-1) as DocumentContent;
      // One language on paper: the other one is laid out by the same code.
      const lines = language === 'en' ? await printedLines(content) : textsOf(content);
      const printed = inOne(lines.filter((text) => text !== ''));
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

  it('never changes the text of a published version of its wording (ruling R68)', () => {
    const [productId] = wording;
    const { version, exclusions } = world.server.services.products.sold(productId).wording ?? {
      version: '',
      exclusions: [],
    };
    const texts = JSON.stringify(exclusions.map(({ text }) => text));
    expect([productId, version, createHash('sha256').update(texts).digest('hex')]).toEqual(wording);
  });
};
