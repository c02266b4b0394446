import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { DiscountRules } from '@payung/shared/domain/money/discount.ts';
import type { PromoCodeRules } from '@payung/shared/domain/money/promo-code.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { Queries } from '#core/database/database.ts';
import type { QuotePatch } from '#areas/quote/sql/write-quote.ts';
import type { Quote } from '#areas/quote/tables.ts';

/** What a product decides about steps that every quote may take. */
export interface ProductRules {
  /** Absent where an agent gives no discount. */
  readonly discount?: DiscountRules;
  /** Absent where no promo code counts. */
  readonly promoCode?: PromoCodeRules;
  /** The texts behind the message ids of its rules, in both languages. */
  readonly textOf: (messageId: string) => BilingualText;
  /**
   * Every amount anew from the tariff: no amount ever comes from a client. Absent where somebody else
   * prices and sells it (a hand-off).
   */
  readonly price?: (quote: Quote) => QuotePatch;
  /** How long a price holds. */
  readonly validUntil: (today: IsoDate, start: IsoDate) => IsoDate;
  /** Why cover can no longer begin on that day, or nothing: asked before a quote, a proposal, a payment. */
  readonly startProblem: (start: IsoDate, today: IsoDate) => BilingualText | undefined;
  /** Everything that was valid when it was saved must still be valid on the day it is confirmed. */
  readonly requireComplete: (quote: Quote, today: IsoDate, db: Queries) => void | Promise<void>;
  /**
   * Where a quote stands whose customer's information is saved and that is not confirmed. Absent:
   * `Customer Information Updated`; a product with an inspection has more to say.
   */
  readonly unconfirmedStage?: (quote: Quote, today: IsoDate) => Stage;
  /** Ends what its customer handed on to somebody else, with the visits of the customer. Absent: nothing is. */
  readonly endHandedOn?: (tx: Queries, quoteId: string, now: Date) => Promise<void>;
  /**
   * Why the quote may not become a policy beside those that there are, or nothing. Asked when it is confirmed and
   * when its policy is issued: it takes a lock that lasts as long as the transaction, so that two at once cannot
   * both pass. Absent where any number of policies may stand side by side.
   */
  readonly conflictingPolicy?: (tx: Queries, quote: Quote) => Promise<BilingualText | undefined>;
}
