import type { AddressParts } from '#schemas/places.ts';

export interface MapStart {
  readonly city?: string;
  readonly province?: string;
  readonly address?: string;
}

export interface MapTask {
  /** What is known of the address already: where the map opens. */
  readonly start?: MapStart | undefined;
  /** For the correspondence address, which the server looks up in another way (MAP-009). */
  readonly isCorrespondence?: boolean | undefined;
  readonly onPicked: (parts: AddressParts) => void;
}

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

const plain = (text: string): string => text.trim().toLowerCase();

/** What a part of an address is called beside its name, in either language. */
const KINDS = /^(?:kelurahan|kel\.|desa|kecamatan|kec\.|provinsi)\s+|\s+district$/giu;
const COUNTRY = 'indonesia';
const POSTAL_CODE = /\s*\b\d{5,6}$/u;

/** The street of a looked-up address: what it says beside the areas that have fields of their own. Empty where it names none. */
export const streetOf = ({ address, ...areas }: AddressParts): string => {
  const known = new Set([COUNTRY, ...Object.values(areas).map(plain)].filter((name) => name !== ''));
  const isArea = (part: string): boolean => {
    const name = plain(part).replace(KINDS, '').replace(POSTAL_CODE, '');
    return name === '' || known.has(name);
  };
  const parts = address.split(',').map((part) => part.trim());
  return parts.filter((part) => !isArea(part)).join(', ');
};
