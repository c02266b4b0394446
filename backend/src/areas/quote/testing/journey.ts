import type { Stage } from '@payung/shared/domain/stages.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';
import { KITE_ID } from '@payung/shared/testing/kite.ts';
import { KITE_PROMO_LENGTH } from '#testing/kite/products.ts';

export interface OpenQuote {
  readonly quoteId: string;
  readonly phone: string;
}

type Patch = readonly [quoteId: string, body: object];

export const patch = (server: AreaServer, who: Credentials, ...[quoteId, body]: Patch) =>
  call(server, who, 'updateQuote', { params: { quoteId }, body });

export const customerBody = (phone: string) => ({
  customer: {
    insuredName: 'Budi Santoso',
    insuredDob: '1990-05-17',
    insuredPassportNo: 'A1234567',
    insuredMobile: phone,
    insuredEmail: 'budi@payung.test',
  },
});

export const consents = {
  consents: { terms: true, dataProcessing: true, marketing: false },
  textVersion: '2026-11',
  language: 'id',
};

type Drive = (server: AreaServer, who: Credentials, quote: OpenQuote) => Promise<unknown>;

const save =
  (body: object): Drive =>
  async (server, who, { quoteId }) => {
    const answer = await patch(server, who, quoteId, body);
    if (answer.status !== 200) throw new Error(answer.text);
  };

/** The steps of a sale in order, each with the stage that it leads to. */
const STEPS: readonly (readonly [Stage, Drive])[] = [
  ['Plan Selected', save({ planCode: 'KITE-GOLD' })],
  ['Covid Benefit Selected', save({ wind: true })],
  ['Additional Benefit Selected', save({ additionalBenefits: [{ BenefitCode: 'WIND' }] })],
  [
    'Quick Quote Created',
    (server, who, { quoteId }) => succeed(server, who, 'quickQuote', { params: { quoteId } }),
  ],
  [
    'Customer Information Updated',
    (server, who, quote) => save(customerBody(quote.phone))(server, who, quote),
  ],
  [
    'Full Quote Created',
    (server, who, { quoteId }) =>
      succeed(server, who, 'confirmQuote', { params: { quoteId }, body: consents }),
  ],
];

/** Takes a fresh quote through the calls until it stands at the stage. */
export const driveTo = async (
  server: AreaServer,
  who: Credentials,
  ...[quote, stage]: readonly [quote: OpenQuote, stage: Stage]
): Promise<void> => {
  if (stage === 'Lead Created') return;
  for (const [reached, step] of STEPS) {
    await step(server, who, quote);
    if (reached === stage) return;
  }
  throw new Error(`No step leads to ${stage}`);
};

export const recordOf = async (server: AreaServer, who: Credentials, quoteId: string): Promise<Wire> => {
  const { data } = await succeed(server, who, 'getQuote', { query: { id: quoteId } });
  return data[0];
};

/** Takes a fresh quote to its proposal. */
export const confirmed = async (server: AreaServer, who: Credentials, quote: OpenQuote): Promise<string> => {
  await driveTo(server, who, quote, 'Full Quote Created');
  const { proposalNo } = await recordOf(server, who, quote.quoteId);
  if (proposalNo === undefined) throw new Error('No proposal number');
  return proposalNo;
};

/** The number of the invoice that the provider was asked for last. */
export const lastInvoice = (server: AreaServer) => {
  const order = server.provider.orders.at(-1);
  if (order === undefined) throw new Error('No checkout was made');
  return order;
};

type NotificationArguments = readonly [invoice: string, amount: number, options?: object];

export const notify = (server: AreaServer, ...[invoice, amount, options = {}]: NotificationArguments) =>
  server.app.inject({ method: 'POST', ...server.provider.notification(invoice, amount, options) });

let serial = 0;

export interface PromoFacts {
  readonly productId: string;
  /** Exact length of its codes. */
  readonly length: number;
}

/** A code of its own for every test, valid all year. */
export const newPromo = async (
  server: AreaServer,
  facts: object = {},
  { productId, length }: PromoFacts = { productId: KITE_ID, length: KITE_PROMO_LENGTH },
): Promise<string> => {
  serial += 1;
  const code = `PROMO${String(serial).padStart(length - 5, '0')}`;
  await server.services.db
    .insertInto('promo_codes')
    .values({
      code,
      product_id: productId,
      percent: 10,
      valid_from: '2026-01-01',
      valid_until: '2026-12-31',
      quote_id: null,
      ...facts,
    })
    .execute();
  return code;
};
