import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { forAgents, forEverybody } from '#core/access/access-rows.ts';
import { openInvitation } from '#areas/auth/links/open-link.ts';
import type { Handlers } from '#areas/area.ts';
import { priceValidUntil, openQuote } from '#areas/quote/open-quote.ts';
import { validatePhone } from '#areas/quote/update-quote.ts';
import { productModule } from '#areas/product-module.ts';
import { demoKites } from './demo.ts';
import { kiteEndpoints } from './contract.ts';
import { flightFacts } from './flight.ts';
import { balloon, kite, paperKite } from './products.ts';

const PRODUCTS = { kite, paper: paperKite, balloon } as const;

const kiteHandlers: Handlers<typeof kiteEndpoints> = {
  createKiteQuote: ({ body, caller }, services) => {
    const { productId } = PRODUCTS[body.model ?? 'kite'];
    return openQuote(services, caller, {
      requestId: body.requestId,
      productId,
      check: (today) => {
        if (body.insuredPhone !== undefined) validatePhone(body.insuredPhone);
        return {
          ...flightFacts(body),
          product_id: productId,
          request_id: body.requestId,
          insured_phone: body.insuredPhone ?? '',
          valid_until: priceValidUntil(today, body.departureDate),
        };
      },
      isSame: (quote) => quote.insured_name === body.insuredName && quote.start_date === body.departureDate,
    });
  },
  decryptBalloonLink: (context, services) => openInvitation('decryptBalloonLink', context, services),
};

/** The module of the products that nobody sells: neutral areas are tested with it. */
export const kiteModule = productModule({
  products: [kite, paperKite, balloon],
  endpoints: kiteEndpoints,
  handlers: kiteHandlers,
  access: { createKiteQuote: forAgents, decryptBalloonLink: forEverybody },
  demoSales: (now) => demoKites(todayInJakarta(now)),
  demoPromoCodes: { [kite.productId]: ['LAYANG202601', 'LAYANG202602'] },
});
