import { call } from '@payung/shared/api/client.ts';
import { alreadySaved } from '@payung/shared/journey/steps/already-saved.ts';
import { useSaveStep } from '@payung/shared/journey/steps/save-step.ts';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import type { AccidentChange } from '#contract/accident-changes.ts';
import type { AccidentQuoteRecord } from '#contract/accident-record.ts';
import { paCiEndpoints } from '#contract/endpoints.ts';
import { accidentQuoteRead } from './reads.ts';

/** The phone has a call that every product has. */
type SavedChange = AccidentChange | { readonly kind: 'phone'; readonly phone: string };

/** What the record says of a change, under the record's own names. */
const fieldsOf = (change: SavedChange): object => {
  switch (change.kind) {
    case 'cover': {
      const { planCode, ...cover } = change.cover;
      return cover.limitType === 'one' ? { ...cover, planCode } : cover;
    }
    case 'groups':
      return { groups: change.groups };
    case 'policyholder':
      return change.policyholder;
    case 'phone':
      return { insuredPhone: change.phone };
  }
};

/** Saves one step of an accident quote; an insured has a save of its own. */
export const useSaveAccidentStep = (quoteId: string, { quiet = false }: { quiet?: boolean } = {}) => {
  const [, changeContext] = useQuoteContext();
  return useSaveStep<AccidentQuoteRecord, SavedChange>(quoteId, {
    quiet,
    quoteRead: accidentQuoteRead,
    save: (change, seenVersion) => {
      const to = { params: { quoteId }, seenVersion };
      return change.kind === 'phone'
        ? call(paCiEndpoints.changePaPhone, { ...to, body: { phone: change.phone } })
        : call(paCiEndpoints.updatePaQuote, { ...to, body: change });
    },
    alreadySaved: (record, change) => alreadySaved(record, fieldsOf(change)),
    onSaved: ({ quote }) => changeContext({ quoteId: quote.id }),
  });
};
