import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';

/** An address in one line, without the parts that are not known. */
export const addressLine = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');

export const insuredAddress = (quote: HomeQuoteRecord): string =>
  addressLine([
    quote.address,
    quote.subDistrict,
    quote.district,
    quote.city,
    quote.addrProvince,
    quote.postalCode,
  ]);

export const correspondenceAddress = (quote: HomeQuoteRecord): string =>
  addressLine([
    quote.correspondenceAddress,
    quote.correspondenceSubDistrict,
    quote.correspondenceDistrict,
    quote.correspondenceCity,
    quote.correspondenceProvince,
    quote.correspondencePostalCode,
  ]);
