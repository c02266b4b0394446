import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { saved } from '@payung/shared/testing/samples/quotes.ts';
import { parsePart } from '@payung/shared/wire/call-schemas.ts';
import type { AccidentChange, AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import type { InsuredChange } from '#contract/schemas/insured.ts';
import { paCiEndpoints } from '#contract/endpoints.ts';
import { checkGroups } from '#rules/cover.ts';
import { RELATIONS } from '#rules/insured.ts';
import { someAccidentPlans } from './plans.ts';
import { aPlaceholder, anAccidentQuote, priced } from './quotes.ts';

export type AccidentReplies = FakeReplies<typeof paCiEndpoints>;

/** As many insureds as that: those left out go, then empty ones from the end; new ones are empty. */
const insuredsOf = (quote: AccidentQuoteRecord, count: number, leaveOut: readonly string[]) => {
  const kept = quote.insureds.filter(({ id }) => !leaveOut.includes(id)).slice(0, count);
  const firstNew = Math.max(...quote.insureds.map(({ no }) => no)) + 1;
  const added = Array.from({ length: count - kept.length }, (_, index) => aPlaceholder(firstNew + index));
  return [...kept, ...added];
};

const applyChange = (quote: AccidentQuoteRecord, change: AccidentChange): AccidentQuoteRecord => {
  switch (change.kind) {
    case 'cover': {
      const { planCode, ...cover } = change.cover;
      const insureds = insuredsOf(quote, cover.participants, change.leaveOut);
      const isOne = cover.limitType === 'one';
      const one = [{ name: '', participants: insureds.length, planCode }];
      const fits = quote.limitType === 'separate' && checkGroups(quote.groups, insureds.length) === undefined;
      const groups = fits ? quote.groups : [];
      return isOne
        ? priced({ ...quote, ...cover, insureds, groups: one, stage: 'Plan Selected' })
        : { ...priced({ ...quote, ...cover, insureds, groups, stage: 'Lead Created' }), planCode: '' };
    }
    case 'groups':
      return priced({ ...quote, groups: change.groups, stage: 'Plan Selected' });
    case 'policyholder':
      return { ...quote, ...change.policyholder };
  }
};

/** The calls of personal accident, with a quote that remembers what was saved. */
export const accidentServer = ({ quote = anAccidentQuote() }: { quote?: AccidentQuoteRecord } = {}) => {
  let record = quote;
  const keep = (next: AccidentQuoteRecord) => {
    record = { ...next, version: record.version + 1 };
    return saved(record);
  };
  return {
    accidentPlans: someAccidentPlans,
    paBeneficiary: RELATIONS.map(({ id, name }) => ({ id, name: name.en })),
    getPaQuote: () => record,
    recentQuotes: { total: 0, items: [] },
    getQuote: () => record,
    createPaQuote: { quoteId: quote.id, code: quote.code, stage: quote.stage },
    updatePaQuote: ({ body }) =>
      keep(applyChange(record, parsePart(paCiEndpoints.updatePaQuote, 'body', body) as AccidentChange)),
    updatePaInsured: ({ body }) => {
      const { id, insured } = parsePart(paCiEndpoints.updatePaInsured, 'body', body) as InsuredChange;
      const insureds = record.insureds.map((row) =>
        row.id === id ? { ...row, ...insured, version: row.version + 1, isComplete: true } : row,
      );
      const isComplete = insureds.every((row) => row.isComplete);
      const stage = isComplete ? 'Customer Information Updated' : 'Quick Quote Created';
      return keep({ ...record, insureds, stage });
    },
    changePaPhone: ({ body }) =>
      keep({ ...record, insuredPhone: (body as { insuredMobile: string }).insuredMobile }),
    quickQuote: () => {
      record = { ...record, stage: 'Quick Quote Created', quotedAt: '2027-02-01T04:00:00.000Z' };
      return { code: record.code };
    },
    confirmQuote: () => {
      record = { ...record, stage: 'Full Quote Created', proposalNo: 'PN20270201000001' };
      return { proposalNo: 'PN20270201000001' };
    },
  } satisfies AccidentReplies;
};
