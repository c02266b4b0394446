import type { ChosenBenefit } from '@payung/shared/api/endpoints/quote.ts';
import type { HomeCustomer } from '#rules/customer.ts';
import type { HomePlanKind } from '#rules/offer.ts';
import type { PrintOption } from '#rules/print.ts';
import type { Property } from '#rules/property.ts';

/** What is insured, and whose it is. */
export interface PropertyForm extends Property {
  /** As on the ID card. */
  readonly insuredName: string;
}

export interface NewHomeQuote extends PropertyForm {
  readonly insuredPhone?: string;
  /** The five property requirements were shown and agreed to (HOME-010). */
  readonly requirementsAgreed: true;
  /** Made by the browser once per form, so that a double click or a retry makes one quote. */
  readonly requestId: string;
}

/** The policy document has a call of its own (HOME-100). */
export interface CustomerForm extends Omit<HomeCustomer, 'printOption'> {
  readonly endDate: string;
}

/** One step of a home quote; each is one event of the stage machine. */
export type HomeChange =
  | { readonly kind: 'property'; readonly property: PropertyForm }
  | { readonly kind: 'phone'; readonly phone: string }
  | {
      readonly kind: 'plan';
      readonly planKind: HomePlanKind;
      readonly planCode: string;
      /** What the screen showed. The server's own name and premium count. */
      readonly planName: string;
      readonly premium: number;
    }
  | {
      readonly kind: 'benefits';
      readonly codes: readonly string[];
      /** What the screen showed of them. The server's own names and premiums count. */
      readonly shown: readonly ShownBenefit[];
    }
  | { readonly kind: 'discount'; readonly percent: number }
  /** An empty code takes it away. The percent is what the screen showed (HOME-052). */
  | { readonly kind: 'promoCode'; readonly code: string; readonly percent: number }
  | { readonly kind: 'customer'; readonly customer: CustomerForm };

export type ShownBenefit = Pick<ChosenBenefit, 'code'> & Partial<ChosenBenefit>;

/** The lead update (HOME-099). */
export interface LeadForm {
  readonly email: string;
  readonly phone: string;
  readonly idCard: string;
}

export interface PrintForm {
  readonly quoteId: string;
  readonly printOption: PrintOption;
}
