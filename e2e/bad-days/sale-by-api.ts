import { randomUUID } from 'node:crypto';
import { addressOf } from '@payung/shared/api/address.ts';
import type { InputOf } from '@payung/shared/api/client.ts';
import type { Endpoint, ReplyOf } from '@payung/shared/api/endpoint.ts';
import type { RecentQuote } from '@payung/shared/api/endpoints/agent.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import type { UpdateTravelQuoteInput } from '@payung/shared/api/schemas/travel-bodies.ts';
import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { minimumLevel } from '@payung/shared/domain/hierarchy.ts';
import { stageRank } from '@payung/shared/domain/stages.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { AgentState } from '@payung/shared/session/session.ts';
import type { Platform } from '../support/platform.ts';

const SUCCESSES = [-1, 1];

/** A quote that was brought to a stage, and what its customer knows. */
export interface ReadyQuote {
  readonly quoteId: string;
  readonly insured: string;
  readonly phone: string;
  /** The path of the share link. */
  readonly link: string;
}

/** What the API lets somebody do who is signed in. */
export type Ask = <E extends Endpoint>(row: E, input: InputOf<E>) => Promise<ReplyOf<E>>;

export interface Seller {
  readonly agent: AgentState;
  readonly ask: Ask;
  readonly quoteAt: (stage: Stage) => Promise<ReadyQuote>;
  readonly read: (quoteId: string) => Promise<TravelQuoteRecord>;
  readonly change: (quoteId: string, change: UpdateTravelQuoteInput) => Promise<void>;
  /** Every quote for somebody, so that a test can count them. */
  readonly quotesFor: (insured: string) => Promise<readonly RecentQuote[]>;
}

const askAs =
  (url: string, headers: Readonly<Record<string, string>>): Ask =>
  async <E extends Endpoint>(row: E, input: InputOf<E>): Promise<ReplyOf<E>> => {
    const body = (input as { readonly body?: unknown }).body;
    const answer = await fetch(`${url}/api/${addressOf(row, input, 'id')}`, {
      method: row.method,
      headers: {
        ...headers,
        'accept-language': 'id',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { errCode, errMsg } = (await answer.json()) as { errCode: number; errMsg: ReplyOf<E> };
    if (!answer.ok || !SUCCESSES.includes(errCode))
      throw new Error(`${row.method} ${row.path}: ${answer.status} ${JSON.stringify(errMsg)}`);
    return errMsg;
  };

const signIn = async ({ url, inbox }: Platform, phone: string): Promise<AgentState> => {
  const nobody = askAs(url, {});
  const { key } = await nobody(endpoints.sendOtp, { query: {}, body: { mobileNo: phone } });
  const otp = Number(await inbox.codeFor(phone));
  const { user, token = '', userInfo = '' } = await nobody(endpoints.verifyOtp, { body: { key, otp } });
  if (user === undefined) throw new Error(`${phone} is no agent`);
  return { user, token, userInfo, minimumLevel: minimumLevel(user.hierarchy) };
};

/** Letters only, as names must be. */
const lettersOf = (count: number): string =>
  String(count)
    .split('')
    .map((digit) => 'ABCDEFGHIJ'[Number(digit)])
    .join('');

let made = 0;

/** Somebody whom no other test knows. */
export const aCustomer = () => {
  made += 1;
  return {
    insured: `Rina Maharani ${lettersOf(made)}`,
    phone: `0813555${String(made).padStart(5, '0')}`,
    email: `rina.${made}@example.com`,
    passport: 'B7654321',
  };
};

const DOB = '1990-08-17';

/** The saving steps of a sale, each with the stage that it leads to. */
const steps = (
  customer: ReturnType<typeof aCustomer>,
): readonly (readonly [Stage, UpdateTravelQuoteInput])[] => [
  ['Plan Selected', { planCode: 'TRVGLD' }],
  ['Covid Benefit Selected', { covid: true }],
  ['Additional Benefit Selected', { additionalBenefits: [{ BenefitCode: 'AC000CV01' }] }],
  ['Quick Quote Created', { discountPercent: 10 }],
  [
    'Customer Information Updated',
    {
      customer: {
        insuredName: customer.insured,
        insuredDob: DOB,
        insuredPassportNo: customer.passport,
        insuredMobile: customer.phone,
        insuredEmail: customer.email,
        adults: [],
        childs: [],
      },
    },
  ],
];

/** Signs an agent in by API; everything else is done with that session. */
export const sellerOn = async (platform: Platform, phone: string): Promise<Seller> => {
  const agent = await signIn(platform, phone);
  const ask = askAs(platform.url, { authorization: `Bearer ${agent.token}`, 'x-user-info': agent.userInfo });

  const change = async (quoteId: string, body: UpdateTravelQuoteInput): Promise<void> =>
    void (await ask(endpoints.updateQuote, { params: { quoteId }, body }));

  const create = async (customer: ReturnType<typeof aCustomer>): Promise<string> => {
    const today = todayInJakarta(new Date());
    const { data } = await ask(endpoints.createTravelQuote, {
      body: {
        tripType: 2,
        travelCoverageArea: '2',
        departureDate: addDays(today, 20),
        arrivalDate: addDays(today, 27),
        adultCount: 1,
        childCount: 0,
        insuredName: customer.insured,
        insuredDob: DOB,
        insuredMobile: customer.phone,
        requestId: randomUUID(),
      },
    });
    return data.quoteId;
  };

  const quoteAt = async (stage: Stage): Promise<ReadyQuote> => {
    const customer = aCustomer();
    const quoteId = await create(customer);
    for (const [reached, step] of steps(customer)) {
      if (stageRank(reached) > stageRank(stage)) break;
      await change(quoteId, step);
      if (reached === 'Quick Quote Created') await ask(endpoints.quickQuote, { params: { quoteId } });
    }
    if (stageRank(stage) >= stageRank('Full Quote Created')) {
      const consents = { terms: true, dataProcessing: true, marketing: false };
      const body = { consents, textVersion: 'e2e', language: 'id' } as const;
      await ask(endpoints.confirmQuote, { params: { quoteId }, body });
    }
    const { link } = await ask(endpoints.generateLink, { query: { type: 'lead', quoteId } });
    return { quoteId, insured: customer.insured, phone: customer.phone, link: new URL(link).pathname };
  };

  return {
    agent,
    ask,
    change,
    quoteAt,
    read: async (quoteId) =>
      (await ask(endpoints.getQuotes, { query: { id: quoteId } })).data[0] as TravelQuoteRecord,
    quotesFor: async (insured) => {
      const query = { perPage: '100', pageNo: '1' };
      const { data } = await ask(endpoints.recentQuotes, { query });
      return data.data.filter((quote) => quote.insuredName === insured);
    },
  };
};
