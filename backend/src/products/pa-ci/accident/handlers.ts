import type { AccidentChange } from 'mfe-pa-ci/contract/schemas/accident.ts';
import type { accidentEndpoints } from 'mfe-pa-ci/contract/endpoints.ts';
import { RELATIONS } from 'mfe-pa-ci/rules/insured.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { eventActorOf } from '#core/access/caller.ts';
import { openInvitation } from '#areas/auth/links/open-link.ts';
import type { Handlers } from '#areas/area.ts';
import type { QuoteCommand } from '#areas/quote/product/insurance-product.ts';
import { requireQuoteToShow, recordRead } from '#areas/quote/quote-record.ts';
import { recordReply, savedReply } from '#areas/quote/wire-record.ts';
import { saveChange } from '#areas/quote/update-quote.ts';
import { shareQuote } from '#areas/quote/share-link.ts';
import { coverCommand, groupsCommand } from './cover-commands.ts';
import { createPaQuote } from './create-quote.ts';
import type { InsuredRules } from './insured/insured.ts';
import { policyholderCommand } from './insured/people-commands.ts';
import { accidentRecordOf } from './record.ts';
import { updatePaInsured } from './insured/save-insured.ts';
import { planOffers } from './tariff/plans.ts';

const productId = PRODUCT_IDS.pa;

/** Each change is one event of the transition table. */
const accidentCommandOf = (
  change: AccidentChange,
  mailDomains: InsuredRules['mailDomains'],
): QuoteCommand => {
  switch (change.kind) {
    case 'cover':
      return coverCommand(change);
    case 'groups':
      return groupsCommand(change.groups);
    case 'policyholder':
      return policyholderCommand(change.policyholder, mailDomains);
  }
};

export const accidentHandlers = (
  mailDomains: InsuredRules['mailDomains'],
): Handlers<typeof accidentEndpoints> => ({
  accidentPlans: ({ language }) => Promise.resolve(planOffers(language)),

  createPaQuote,

  getPaQuote: async ({ params, query: { logkey }, caller, language }, services) => {
    const quote = await requireQuoteToShow(services, params.quoteId, productId);
    await recordRead(services, { caller, quoteId: quote.id, logkey });
    const viewer = { kind: eventActorOf(caller).kind, language };
    const record = await accidentRecordOf(mailDomains)(services.db, quote, viewer);
    return recordReply(services.products.sold(productId), record);
  },

  updatePaQuote: async (context, services) => {
    const { quoteId } = context.params;
    const command = accidentCommandOf(context.body, mailDomains);
    const saved = await saveChange(context, services, { quoteId, productId, command });
    return savedReply(services.products.sold(productId), saved);
  },

  updatePaInsured: updatePaInsured(mailDomains),

  paBeneficiary: ({ language }) =>
    Promise.resolve(RELATIONS.map(({ id, name }) => ({ id, name: name[language] }))),

  generatePaLink: (context, services) =>
    shareQuote(services, { quoteId: context.query.quoteId, productId, kind: 'lead' }),

  decryptPaLink: (context, services) => openInvitation('decryptPaLink', context, services),
});
