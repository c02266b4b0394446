import type { AddressParts } from '#schemas/places.ts';

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
