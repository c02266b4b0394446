import { record } from '@payung/shared/wire/wire-names.ts';
import type { Codec } from '@payung/shared/wire/wire-names.ts';

export interface NewSampleQuote {
  readonly insuredName: string;
  readonly subject: string;
  readonly startDate: string;
  /** Made by the browser once per form, so that a double click or a retry makes one quote. */
  readonly requestId: string;
}

/** How the wire spells the fields of a quote: in bodies, and in refusals that name a field. */
export const newSampleQuote = record<NewSampleQuote>({ startDate: 'effectiveDate' });

/** What `user/update-quote` changes: one step at a time. A new step is a new kind. */
export interface SampleChange {
  readonly kind: 'plan';
  readonly planCode: string;
}

export const sampleChange: Codec<SampleChange> = {
  encode: ({ planCode }) => ({ planCode }),
  decode: (wire) => ({ kind: 'plan', planCode: (wire as { readonly planCode: string }).planCode }),
};
