import type { MotorCustomer } from '#rules/customer.ts';
import type { Vehicle } from '#rules/vehicle.ts';

export interface VehicleForm extends Vehicle {
  readonly insuredName: string;
}

export interface NewMotorQuote extends VehicleForm {
  readonly insuredPhone?: string;
  /** Made by the browser once per form, so that a double click or a retry makes one quote. */
  readonly requestId: string;
}

/**
 * What a motor quote is changed to: one step at a time, each one event of the transition table. Names,
 * premiums and sums that come along are what the screen showed; the server's own count.
 */
export type MotorChange =
  | { readonly kind: 'vehicle'; readonly vehicle: VehicleForm }
  | { readonly kind: 'phone'; readonly phone: string }
  | {
      readonly kind: 'plan';
      readonly planCode: string;
      readonly planName: string;
      readonly premium: number;
      /** Years. */
      readonly duration: number;
      readonly isEligibleForMultiyear: boolean;
      /** Of several years, first year first. */
      readonly sumsInsured?: readonly number[];
    }
  | { readonly kind: 'benefits'; readonly codes: readonly string[] }
  | { readonly kind: 'discount'; readonly percent: number }
  | { readonly kind: 'promoCode'; readonly code: string; readonly percent?: number }
  | { readonly kind: 'customer'; readonly customer: MotorCustomer };
