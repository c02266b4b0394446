import type { AddressParts } from '#schemas/places.ts';

const PARTS = ['address', 'province', 'city', 'district', 'subDistrict', 'postalCode'] as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What the look-up of a point answers: parts, or a plain text (ruling K112); nothing when it is empty. */
export const addressPartsOf = (reply: unknown): AddressParts | undefined => {
  const given = (typeof reply === 'object' && reply !== null ? reply : { address: reply }) as Readonly<
    Record<string, unknown>
  >;
  const parts = Object.fromEntries(PARTS.map((part) => [part, textOf(given[part])])) as {
    readonly [P in (typeof PARTS)[number]]: string;
  };
  return PARTS.some((part) => parts[part] !== '') ? parts : undefined;
};
