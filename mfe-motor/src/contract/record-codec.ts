import { ocrDetailsCodec } from '@payung/shared/api/endpoints/identity.ts';
import { quoteNames } from '@payung/shared/api/endpoints/quote-codecs.ts';
import { record, renamed } from '@payung/shared/wire/wire-names.ts';
import type { Codec } from '@payung/shared/wire/wire-names.ts';
import type { MotorQuoteRecord } from './record.ts';
import { addressNames, vehicleKind, vehicleNames } from './vehicle-codec.ts';

const YEARS = ['FirstYear', 'SecondYear', 'ThirdYear', 'FourthYear', 'FifthYear'] as const;

/** First to fifth year as fields of one object (MOT-014). */
export const byYear = (before = '', after = ''): Codec<readonly number[]> => ({
  encode: (amounts) =>
    Object.fromEntries(amounts.map((amount, index) => [`${before}${YEARS[index] ?? ''}${after}`, amount])),
  decode: (wire) => {
    const fields = wire as Readonly<Record<string, number>>;
    return YEARS.map((year) => fields[`${before}${year}${after}`]).filter((amount) => amount !== undefined);
  },
});

const named = record<MotorQuoteRecord>({
  ...quoteNames,
  ...vehicleNames,
  ...addressNames,
  vehicleKind: renamed('vehicleType', vehicleKind),
  ocrDetails: renamed('ocrDetails', ocrDetailsCodec),
  sumsInsured: renamed('planDetails', byYear()),
});

/** Fields that the specification gives the record (MOT-016) under a second name. */
export const motorQuoteRecord: Codec<MotorQuoteRecord> = {
  encode: (quote) => ({ ...(named.encode(quote) as object), quoteId: quote.id }),
  decode: named.decode,
};
