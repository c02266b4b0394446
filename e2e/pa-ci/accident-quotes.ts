import { randomInt, randomUUID } from 'node:crypto';
import type { CoverForm, AccidentQuoteRecord, LimitGroup } from 'mfe-pa-ci/contract/schemas/accident.ts';
import type { InsuredChange } from 'mfe-pa-ci/contract/schemas/insured.ts';
import type { NewCiQuote } from 'mfe-pa-ci/contract/schemas/critical-illness.ts';
import { paCiEndpoints } from 'mfe-pa-ci/contract/endpoints.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { Api } from '@payung/platform/e2e/api.ts';

/** A personal accident quote that was brought to a stage. */
export interface SharedAccidentQuote {
  readonly quoteId: string;
  readonly quoteCode: string;
  readonly insured: string;
  readonly phone: string;
  /** Path of the share link. */
  readonly link: string;
}

type Insured = InsuredChange['insured'];

const startDate = (): string => addDays(todayInJakarta(new Date()), 7);

const NAMES = [
  'Dewi Lestari',
  'Andi Lestari',
  'Citra Lestari',
  'Bagus Pratama',
  'Eka Pratama',
  'Fitri Handayani',
  'Gilang Ramadhan',
  'Hana Safitri',
  'Indra Wijaya',
  'Joko Susilo',
] as const;

/** An insured with all that a policy needs; the first one is the main one. */
export const insuredNo = (no: number, phone = ''): Insured => ({
  name: NAMES[no - 1] ?? 'Tanpa Nama',
  birthDate: `19${70 + no}-03-0${(no % 9) + 1}`,
  idCard: '',
  phone: no === 1 ? phone : '',
  email: no === 1 ? 'dewi.lestari@example.com' : '',
  address: no === 1 ? 'Jalan Braga 10, Bandung' : '',
  beneficiaryName: 'Rahmat Hidayat',
  beneficiaryRelation: 'sibling',
  otherRelation: '',
  beneficiaryBirthDate: '1980-04-05',
  guardianName: '',
  guardianConsents: false,
});

export const readAccident = (api: Api, quoteId: string): Promise<AccidentQuoteRecord> =>
  api.call(paCiEndpoints.getPaQuote, { params: { quoteId } });

/** Saves one insured as the screen does, with the version that was read. */
export const saveInsured = async (
  api: Api,
  { quoteId, no }: { readonly quoteId: string; readonly no: number },
  insured: Insured,
): Promise<void> => {
  const { insureds } = await readAccident(api, quoteId);
  const at = insureds[no - 1];
  if (at === undefined) throw new Error(`There is no insured ${no}`);
  const { id, version, limit } = at;
  await api.call(paCiEndpoints.updatePaInsured, {
    params: { quoteId },
    body: { id, version, limit, isNew: version === 0, insured },
  });
};

/** From then on the list of the insureds is open. */
export const savePolicyholder = (api: Api, quoteId: string, phone: string): Promise<unknown> =>
  api.call(paCiEndpoints.updatePaQuote, {
    params: { quoteId },
    body: {
      kind: 'policyholder',
      policyholder: {
        insuredName: NAMES[0],
        insuredPhone: phone,
        insuredEmail: 'dewi.lestari@example.com',
        startDate: startDate(),
      },
    },
  });

interface StartedQuote {
  readonly quoteId: string;
  readonly phone: string;
  readonly participants: number;
  readonly groups: readonly LimitGroup[];
}

const consents = {
  consents: { terms: true, dataProcessing: true, marketing: false },
  textVersion: '2026-11',
  language: 'id',
} as const;

/** The stages that an agent alone can bring a quote to, and the step that leads there. */
const STEPS = [
  // With one limit a new quote has its plan.
  ['Lead Created', () => Promise.resolve()],
  [
    'Plan Selected',
    async (api: Api, { quoteId, groups }: StartedQuote) => {
      if (groups.length === 0) return;
      await api.call(paCiEndpoints.updatePaQuote, { params: { quoteId }, body: { kind: 'groups', groups } });
    },
  ],
  [
    'Quick Quote Created',
    (api: Api, { quoteId }: StartedQuote) => api.call(endpoints.quickQuote, { params: { quoteId } }),
  ],
  [
    'Customer Information Updated',
    async (api: Api, { quoteId, phone, participants }: StartedQuote) => {
      await savePolicyholder(api, quoteId, phone);
      for (let no = 1; no <= participants; no += 1)
        await saveInsured(api, { quoteId, no }, insuredNo(no, phone));
    },
  ],
  [
    'Full Quote Created',
    (api: Api, { quoteId }: StartedQuote) =>
      api.call(endpoints.confirmQuote, { params: { quoteId }, body: consents }),
  ],
  [
    'Full Quote Created With Payment',
    async (api: Api, { quoteId }: StartedQuote) => {
      const { proposalNo = '' } = await readAccident(api, quoteId);
      return api.call(endpoints.payLater, { query: { proposalNo } });
    },
  ],
] as const satisfies readonly (readonly [Stage, (api: Api, quote: StartedQuote) => Promise<unknown>])[];

export type ReachableAccidentStage = (typeof STEPS)[number][0];

const shareAccident = async (api: Api, quoteId: string): Promise<string> => {
  const { link } = await api.call(paCiEndpoints.generatePaLink, { query: { type: 'lead', quoteId } });
  return new URL(link).pathname;
};

/** Separate limits of three people. */
export const GROUPS_OF_THREE: readonly LimitGroup[] = [
  { name: 'Keluarga', participants: 2, planCode: 'PABSC' },
  { name: 'Sopir', participants: 1, planCode: 'PAPLS' },
];

interface AccidentSample extends Partial<CoverForm> {
  /** With separate limits, which then have no plan for all. */
  readonly groups?: readonly LimitGroup[];
}

/** A quote with one limit or with groups, brought to a stage step by step as a browser would, and shared. */
export const makeAccidentQuote = async (
  api: Api,
  stage: ReachableAccidentStage,
  { groups = [], ...cover }: AccidentSample = {},
): Promise<SharedAccidentQuote> => {
  const isSeparate = groups.length > 0;
  const phone = `0815${randomInt(10_000_000, 100_000_000)}`;
  const form: CoverForm = {
    insuredName: NAMES[0],
    participants: 2,
    limitType: isSeparate ? 'separate' : 'one',
    startDate: startDate(),
    months: 12,
    planCode: isSeparate ? '' : 'PAPLS',
    ...cover,
  };
  const { quoteId, code: quoteCode } = await api.call(paCiEndpoints.createPaQuote, {
    body: { ...form, insuredPhone: phone, requestId: randomUUID() },
  });
  for (const [reached, step] of STEPS) {
    await step(api, { quoteId, phone, participants: form.participants, groups });
    if (reached === stage) break;
  }
  return { quoteId, quoteCode, insured: form.insuredName, phone, link: await shareAccident(api, quoteId) };
};

/** A customer who is to be handed over to the partner. */
interface SharedCiQuote {
  readonly quoteId: string;
  readonly quoteCode: string;
  readonly insured: string;
  readonly phone: string;
  /** Path of the share link. */
  readonly link: string;
}

export const makeCiQuote = async (api: Api, wanted: Partial<NewCiQuote> = {}): Promise<SharedCiQuote> => {
  const form: NewCiQuote = {
    insuredName: 'Ratna Puspita',
    insuredPhone: `0816${randomInt(10_000_000, 100_000_000)}`,
    insuredEmail: 'ratna.puspita@example.com',
    discountPercent: 10,
    promoCode: '',
    requestId: randomUUID(),
    ...wanted,
  };
  const { quoteId, code: quoteCode } = await api.call(paCiEndpoints.createCiQuote, { body: form });
  const { link } = await api.call(endpoints.generateLink, { query: { type: 'lead', quoteId } });
  return {
    quoteId,
    quoteCode,
    insured: form.insuredName,
    phone: form.insuredPhone,
    link: new URL(link).pathname,
  };
};
