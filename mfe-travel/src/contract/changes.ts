import type { Codec } from '@payung/shared/wire/wire-names.ts';
import { listOf, only, record } from '@payung/shared/wire/wire-names.ts';
import { travellerNames } from './record.ts';
import type { Traveller } from './record.ts';

/** A trip and its main insured: all that a price depends on. */
export interface TripInput {
  /** 2 is an international trip, anything else domestic (ruling K24). */
  readonly tripType: number;
  /** Id of the coverage area. */
  readonly coverageArea: string;
  readonly departureDate: string;
  readonly arrivalDate: string;
  readonly adultCount: number;
  readonly childCount: number;
  readonly insuredName: string;
  readonly insuredBirthDate: string;
}

export interface NewTravelQuote extends TripInput {
  readonly insuredPhone?: string;
  /** Made by the browser once per form, so that a double click or a retry makes one quote. */
  readonly requestId: string;
}

/** The main insured and all other travellers. */
export interface CustomerInput {
  readonly insuredName: string;
  readonly insuredBirthDate: string;
  readonly insuredIdCard?: string;
  readonly insuredPassport?: string;
  readonly insuredPhone: string;
  readonly insuredEmail: string;
  /** Adults beside the main insured. */
  readonly adults: readonly Traveller[];
  readonly children: readonly Traveller[];
}

/** What `user/update-quote` changes of a travel quote: one step at a time, each one event of the transition table. */
export type TravelChange =
  | { readonly kind: 'trip'; readonly trip: TripInput }
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'plan'; readonly planCode: string }
  | { readonly kind: 'covid'; readonly covid: boolean }
  | { readonly kind: 'benefits'; readonly codes: readonly string[] }
  | { readonly kind: 'discount'; readonly percent: number }
  /** `percent` is what the screen showed; what counts is the code's own. */
  | { readonly kind: 'promoCode'; readonly code: string; readonly percent?: number }
  | { readonly kind: 'customer'; readonly customer: CustomerInput };

type Kind = TravelChange['kind'];
type ChangeOf<K extends Kind> = Extract<TravelChange, { readonly kind: K }>;

/** How the wire spells the fields of a trip: in bodies, and in refusals that name a field. */
export const tripFields = { coverageArea: 'travelCoverageArea', insuredBirthDate: 'insuredDob' } as const;

const trip = record<TripInput>(tripFields);

export const newTravelQuote = record<NewTravelQuote>({ ...tripFields, insuredPhone: 'insuredMobile' });

const customer = record<CustomerInput>({
  ...travellerNames,
  insuredBirthDate: 'insuredDob',
  insuredPassport: 'insuredPassportNo',
  insuredPhone: 'insuredMobile',
});

const codes: Codec<readonly string[]> = listOf({
  encode: (code) => ({ BenefitCode: code }),
  decode: (wire) => (wire as { readonly BenefitCode: string }).BenefitCode,
});

type PromoCodeInput = Omit<ChangeOf<'promoCode'>, 'kind'>;

const promoCode = only(record<PromoCodeInput>({ code: 'promoCode', percent: 'discountPercent' }));

/** On the wire a change has no kind: the one field that it has says which it is. */
interface Variant<K extends Kind> {
  readonly field: string;
  readonly encode: (change: ChangeOf<K>) => unknown;
  readonly decode: (wire: unknown) => ChangeOf<K>;
}

const VARIANTS: { readonly [K in Kind]: Variant<K> } = {
  trip: {
    field: 'trip',
    encode: (change) => trip.encode(change.trip),
    decode: (wire) => ({ kind: 'trip', trip: trip.decode(wire) }),
  },
  phone: {
    field: 'insuredMobile',
    encode: ({ phone }) => phone,
    decode: (wire) => ({ kind: 'phone', phone: wire as string }),
  },
  plan: {
    field: 'planCode',
    encode: ({ planCode }) => planCode,
    decode: (wire) => ({ kind: 'plan', planCode: wire as string }),
  },
  covid: {
    field: 'covid',
    encode: ({ covid }) => covid,
    decode: (wire) => ({ kind: 'covid', covid: wire as boolean }),
  },
  benefits: {
    field: 'additionalBenefits',
    encode: (change) => codes.encode(change.codes),
    decode: (wire) => ({ kind: 'benefits', codes: codes.decode(wire) }),
  },
  discount: {
    field: 'discountPercent',
    encode: ({ percent }) => percent,
    decode: (wire) => ({ kind: 'discount', percent: wire as number }),
  },
  promoCode: {
    field: 'promoCodeList',
    encode: ({ kind: _kind, ...code }) => promoCode.encode(code),
    decode: (wire) => ({ kind: 'promoCode', ...promoCode.decode(wire) }),
  },
  customer: {
    field: 'customer',
    encode: (change) => customer.encode(change.customer),
    decode: (wire) => ({ kind: 'customer', customer: customer.decode(wire) }),
  },
};

export const travelChange: Codec<TravelChange> = {
  encode: (change) => {
    const { field, encode } = VARIANTS[change.kind] as Variant<Kind>;
    return { [field]: encode(change) };
  },
  decode: (wire) => {
    const fields = wire as Readonly<Record<string, unknown>>;
    const variant = Object.values(VARIANTS).find(({ field }) => field in fields);
    if (variant === undefined) throw new Error('This body changes nothing of a travel quote.');
    return variant.decode(fields[variant.field]);
  },
};
