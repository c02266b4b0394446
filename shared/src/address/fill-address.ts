import { useRef } from 'react';
import { Form } from '#ui/form/form.tsx';
import { placeEndpoints } from '#api/endpoints/places.ts';
import type { AddressParts } from '#schemas/places.ts';
import { fetchRead } from '@payung/shared/api/query.ts';
import { PLACE_PARTS } from './address.ts';
import type { PlacePart } from './address.ts';
import { postalCodeOf } from './address-lists.ts';

/** All parts were found in the lists, some were not, or a list could not be read. */
export type FillResult = 'full' | 'part' | 'failed';

const plain = (name: string): string => name.trim().toLowerCase();

const rowOf = <Row extends { readonly name: string }>(
  rows: readonly Row[],
  wanted: string,
): Row | undefined => rows.find(({ name }) => plain(name) === plain(wanted));

const quiet = true;

/** Reads list after list, each for the choice before it; `choose` answers whether to go on. */
const choosePlaces = async (
  parts: AddressParts,
  choose: (part: PlacePart, value: string | undefined) => boolean,
): Promise<FillResult> => {
  const province = rowOf(await fetchRead(placeEndpoints.provinces, { quiet }), parts.province);
  if (!choose('province', province?.name) || province === undefined) return 'part';
  const { id: provinceId } = province;

  const cities = await fetchRead(placeEndpoints.cities, { params: { provinceId }, quiet });
  const city = rowOf(cities, parts.city)?.name;
  if (!choose('city', city) || city === undefined) return 'part';

  const districts = await fetchRead(placeEndpoints.districts, {
    params: { city },
    query: { provinceId },
    quiet,
  });
  const district = rowOf(districts, parts.district)?.name;
  if (!choose('district', district) || district === undefined) return 'part';

  const rows = await fetchRead(placeEndpoints.subDistricts, {
    params: { district },
    query: { provinceId, city },
    quiet,
  });
  const subDistrict = rowOf(rows, parts.subDistrict)?.name;
  if (!choose('subDistrict', subDistrict) || subDistrict === undefined) return 'part';

  if (parts.postalCode === '') choose('postalCode', postalCodeOf(rows, subDistrict));
  return 'full';
};

/**
 * Copies an address from the map into the form below `name`. Stops when somebody chooses by hand
 * meanwhile.
 */
export const useFillAddress = (name: string) => {
  const form = Form.useFormInstance();
  const runs = useRef(0);

  return async (parts: AddressParts): Promise<FillResult> => {
    runs.current += 1;
    const run = runs.current;
    const chosen = new Map<PlacePart, string>();
    const isCurrent = (): boolean =>
      run === runs.current &&
      [...chosen].every(([part, value]) => form.getFieldValue([name, part]) === value);
    const choose = (part: PlacePart, value: string | undefined): boolean => {
      if (value === undefined || !isCurrent()) return false;
      form.setFieldValue([name, part], value);
      chosen.set(part, value);
      return true;
    };

    if (parts.address !== '') form.setFieldValue([name, 'address'], parts.address);
    for (const part of PLACE_PARTS) form.setFieldValue([name, part], undefined);
    if (parts.postalCode !== '') form.setFieldValue([name, 'postalCode'], parts.postalCode);
    try {
      return await choosePlaces(parts, choose);
    } catch {
      return 'failed';
    }
  };
};
