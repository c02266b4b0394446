import type { NewMotorQuote } from 'mfe-motor/contract/changes.ts';
import type { motorCalls } from 'mfe-motor/contract/endpoints.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { Queries } from '#core/database/database.ts';
import type { Handler } from '#areas/area.ts';
import { openQuote } from '#areas/quote/open-quote.ts';
import type { QuoteFacts } from '#areas/quote/open-quote.ts';
import { validatePhone } from '#areas/quote/phone.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { motorDetailsOf, vehicleOf } from './details.ts';
import { MOTOR_PRODUCT_IDS } from './product-ids.ts';
import { normaliseVehicle, vehiclePatch } from './vehicle-patch.ts';

/** Brand and model of a listed vehicle are written as the catalogue does, however they were typed. */
const isSameForm = (quote: Quote, form: NewMotorQuote): boolean => {
  const { brand, model, ...vehicle } = vehicleOf(quote);
  const typed = normaliseVehicle(form);
  const { isModelListed } = motorDetailsOf(quote);
  return (
    quote.insured_name === form.insuredName &&
    (isModelListed || (brand === typed.brand && model === typed.model)) &&
    (Object.keys(vehicle) as (keyof typeof vehicle)[]).every((field) => vehicle[field] === typed[field])
  );
};

/** What a new quote knows of its vehicle. */
const motorFacts = async (db: Queries, form: NewMotorQuote, today: IsoDate): Promise<QuoteFacts> => ({
  ...(await vehiclePatch(db, form, { before: undefined, today })),
  product_id: MOTOR_PRODUCT_IDS[form.kind],
  request_id: form.requestId,
  insured_phone: form.insuredPhone ?? '',
});

export const createMotorQuote: Handler<typeof motorCalls.createMotorQuote> = ({ body, caller }, services) =>
  openQuote(services, caller, {
    requestId: body.requestId,
    productId: MOTOR_PRODUCT_IDS[body.kind],
    check: (today) => {
      if (body.insuredPhone !== undefined && body.insuredPhone !== '') validatePhone(body.insuredPhone);
      return motorFacts(services.db, body, today);
    },
    isSame: (quote) => isSameForm(quote, body),
  });
