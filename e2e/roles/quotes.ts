import { randomInt, randomUUID } from 'node:crypto';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { Api } from '../support/api.ts';

export interface MadeQuote {
  readonly quoteId: string;
  readonly quoteCode: string;
  readonly insured: string;
  readonly phone: string;
  /** Path of the share link. */
  readonly link: string;
  readonly proposalNo?: string;
}

/** The stages that an agent alone can bring a quote to, and what brings it there. */
const REACHABLE = [
  'Lead Created',
  'Plan Selected',
  'Covid Benefit Selected',
  'Additional Benefit Selected',
  'Quick Quote Created',
  'Customer Information Updated',
  'Full Quote Created',
] as const satisfies readonly Stage[];

export type ReachableStage = (typeof REACHABLE)[number];

const BIRTH_DATE = '1988-04-12';
export const INSURED_EMAIL = 'wati.nurhayati@example.com';
export const INSURED_PASSPORT = 'D7654321';

const customer = (insuredName: string, insuredMobile: string) => ({
  insuredName,
  insuredMobile,
  insuredDob: BIRTH_DATE,
  insuredEmail: INSURED_EMAIL,
  insuredPassportNo: INSURED_PASSPORT,
  adults: [],
  childs: [],
});

const consents = {
  consents: { terms: true, dataProcessing: true, marketing: false },
  textVersion: 'e2e',
  language: 'id',
} as const;

/** A quote of one traveller to Asia, brought to a stage step by step as a browser would, and shared. */
export const makeQuote = async (api: Api, stage: ReachableStage): Promise<MadeQuote> => {
  const phone = `0813${randomInt(10_000_000, 100_000_000)}`;
  const insured = 'Wati Nurhayati';
  const departureDate = addDays(todayInJakarta(new Date()), 20);
  const trip = { tripType: 2, travelCoverageArea: '2', adultCount: 1, childCount: 0 };
  const dates = { departureDate, arrivalDate: addDays(departureDate, 7) };
  const who = { insuredName: insured, insuredDob: BIRTH_DATE, insuredMobile: phone };
  const created = await api.call(endpoints.createTravelQuote, {
    body: { ...trip, ...dates, ...who, requestId: randomUUID() },
  });
  const { quoteId, quote_Id: quoteCode } = created.data;
  const params = { quoteId };
  let proposalNo: string | undefined;
  const steps: Readonly<Record<ReachableStage, () => Promise<unknown>>> = {
    'Lead Created': () => Promise.resolve(),
    'Plan Selected': () => api.call(endpoints.updateQuote, { params, body: { planCode: 'TRVGLD' } }),
    'Covid Benefit Selected': () => api.call(endpoints.updateQuote, { params, body: { covid: true } }),
    'Additional Benefit Selected': () =>
      api.call(endpoints.updateQuote, {
        params,
        body: { additionalBenefits: [{ BenefitCode: 'AC000GD01' }] },
      }),
    'Quick Quote Created': () => api.call(endpoints.quickQuote, { params }),
    'Customer Information Updated': () =>
      api.call(endpoints.updateQuote, { params, body: { customer: customer(insured, phone) } }),
    'Full Quote Created': async () => {
      proposalNo = (await api.call(endpoints.confirmQuote, { params, body: consents })).data.proposalNo;
    },
  };
  for (const reached of REACHABLE.slice(0, REACHABLE.indexOf(stage) + 1)) await steps[reached]();
  const { link } = await api.call(endpoints.generateLink, { query: { type: 'lead', quoteId } });
  return {
    quoteId,
    quoteCode,
    insured,
    phone,
    link: new URL(link).pathname,
    ...(proposalNo === undefined ? {} : { proposalNo }),
  };
};
