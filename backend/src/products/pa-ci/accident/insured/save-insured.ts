import type { InsuredChange } from 'mfe-pa-ci/contract/schemas/insured.ts';
import type { accidentEndpoints } from 'mfe-pa-ci/contract/endpoints.ts';
import { insuredToSave, isSameInsured } from 'mfe-pa-ci/rules/insured-values.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { eventActorOf } from '#core/access/caller.ts';
import type { Handler } from '#areas/area.ts';
import { requireQuoteToShow } from '#areas/quote/quote-record.ts';
import { savedReply } from '#areas/quote/wire-record.ts';
import { saveChange } from '#areas/quote/update-quote.ts';
import type { Queries } from '#core/database/database.ts';
import { TEXTS } from '#core/http/texts.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { insuredOfRow, listInsureds } from '#products/pa-ci/sql/insureds.ts';
import type { InsuredRules } from './insured.ts';
import { insuredCommand } from './people-commands.ts';

/** Whether the same form was saved before (sent again after a lost answer): then no proposal is voided. */
const isSaved = async (
  db: Queries,
  quote: Pick<Quote, 'id' | 'stage' | 'start_date'>,
  { id, insured }: InsuredChange,
): Promise<boolean> => {
  if (isSold(quote.stage)) return false;
  const row = (await listInsureds(db, quote.id)).find((each) => each.id === id);
  if (row === undefined || row.version === 0) return false;
  return isSameInsured(insuredOfRow(row), insuredToSave(insured, quote.start_date));
};

/** One insured with a version of its own: the version of the quote that the caller has seen does not count. */
export const updatePaInsured =
  (mailDomains: InsuredRules['mailDomains']): Handler<typeof accidentEndpoints.updatePaInsured> =>
  async (context, services) => {
    const { params, body, caller, language } = context;
    const { quoteId } = params;
    const productId = PRODUCT_IDS.pa;
    const product = services.products.sold(productId);
    const quote = await requireQuoteToShow(services, quoteId, productId);
    if (await isSaved(services.db, quote, body)) {
      const record = await product.recordOf(services.db, quote, {
        kind: eventActorOf(caller).kind,
        language,
      });
      return savedReply(product, { message: TEXTS.quoteUpdated[language], quote: record });
    }
    const { id, version, insured } = body;
    const find = (rows: Awaited<ReturnType<typeof listInsureds>>) => rows.find((row) => row.id === id);
    const command = insuredCommand({ find, version, insured }, mailDomains);
    const change = { quoteId, productId, command };
    return savedReply(product, await saveChange({ ...context, seenVersion: undefined }, services, change));
  };
