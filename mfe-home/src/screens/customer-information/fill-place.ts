import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import type { AddressParts } from '@payung/shared/api/endpoints/places.ts';
import type { HomeCustomer } from '@payung/shared/domain/home/customer.ts';
import {
  citiesQuery,
  districtsQuery,
  postalCodeOf,
  provincesQuery,
  subDistrictsQuery,
} from './place-lists.ts';
import { CHAIN } from './place-names.ts';
import type { PlaceNames } from './place-names.ts';

/** All parts were found in the lists, some were not, or a list could not be read. */
export type FillEnd = 'full' | 'part' | 'failed';

const plain = (name: string): string => name.trim().toLowerCase();
const sameAs =
  (wanted: string) =>
  (name: string): boolean =>
    plain(name) === plain(wanted);

/**
 * Copies an address from the map into the form, list by list: each one is read for the choice before it.
 * Stops when somebody chooses by hand meanwhile.
 */
export const useFillPlace = (names: PlaceNames) => {
  const client = useQueryClient();
  const form = Form.useFormInstance<HomeCustomer>();
  const runs = useRef(0);

  return async (parts: AddressParts): Promise<FillEnd> => {
    runs.current += 1;
    const run = runs.current;
    const chosen = new Map<keyof HomeCustomer, string>();
    const isOurs = (): boolean =>
      run === runs.current && [...chosen].every(([field, value]) => form.getFieldValue(field) === value);
    const choose = (part: (typeof CHAIN)[number], value: string | undefined): string => {
      if (value === undefined || !isOurs()) return '';
      form.setFieldValue(names[part], value);
      chosen.set(names[part], value);
      return value;
    };

    if (parts.address !== '') form.setFieldValue(names.address, parts.address);
    for (const part of CHAIN) form.setFieldValue(names[part], undefined);
    if (parts.postalCode !== '') form.setFieldValue(names.postalCode, parts.postalCode);
    try {
      const provinces = await client.ensureQueryData(provincesQuery());
      const isProvince = sameAs(parts.province);
      const province = provinces.find(({ Description }) => isProvince(Description));
      if (choose('province', province?.Description) === '' || province === undefined) return 'part';

      const cities = await client.ensureQueryData(citiesQuery(province.Id));
      const cityNames = cities.map(({ RegionalLevel }) => RegionalLevel);
      const city = choose('city', cityNames.find(sameAs(parts.city)));
      if (city === '') return 'part';

      const districts = await client.ensureQueryData(districtsQuery(province.Id, city));
      const districtNames = districts.map(({ District }) => District);
      const district = choose('district', districtNames.find(sameAs(parts.district)));
      if (district === '') return 'part';

      const rows = await client.ensureQueryData(subDistrictsQuery(province.Id, city, district));
      const rowNames = rows.map((row) => row.SubDistrict);
      const subDistrict = choose('subDistrict', rowNames.find(sameAs(parts.subDistrict)));
      if (subDistrict === '') return 'part';

      if (parts.postalCode === '') choose('postalCode', postalCodeOf(rows, subDistrict) || undefined);
      return 'full';
    } catch {
      return 'failed';
    }
  };
};
