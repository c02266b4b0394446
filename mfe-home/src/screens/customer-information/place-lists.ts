import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { Province, SubDistrict } from '@payung/shared/api/endpoints/places.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import type { HomeCustomer } from '@payung/shared/domain/home/customer.ts';
import type { PlaceNames } from './place-names.ts';

// A list that cannot be read is said beside its field.
const quiet = true;

export const provincesQuery = () => queryOf(endpoints.provinces, { quiet });

export const citiesQuery = (provinceId: string) =>
  queryOf(endpoints.cities, { params: { provinceId }, quiet });

export const districtsQuery = (provinceId: string, city: string) =>
  queryOf(endpoints.districts, { params: { regionalLevel: city }, query: { ProvinceId: provinceId }, quiet });

export const subDistrictsQuery = (provinceId: string, city: string, district: string) =>
  queryOf(endpoints.subDistricts, {
    params: { district },
    query: { ProvinceId: provinceId, RegionalLevel: city },
    quiet,
  });

export interface PlaceList {
  /** Nothing until it was read. */
  readonly names: readonly string[] | undefined;
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  readonly isAsking: boolean;
  readonly again: () => void;
}

interface Read<Row> {
  data: readonly Row[] | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

const listOf = <Row>(read: Read<Row>, isWanted: boolean, nameOf: (row: Row) => string): PlaceList => ({
  names: read.data?.map(nameOf),
  isWaiting: isWanted && read.data === undefined && !read.isError,
  hasFailed: read.isError && read.data === undefined,
  isAsking: read.isFetching,
  again: () => void read.refetch(),
});

export interface ChosenPlace {
  readonly province: string;
  readonly city: string;
  readonly district: string;
}

/** The four lists of an address, each read once the choice before it is made (HOME-108 to HOME-111). */
export const usePlaceLists = ({ province, city, district }: ChosenPlace) => {
  const provinces = useQuery(provincesQuery());
  const provinceId = provinces.data?.find(({ Description }) => Description === province)?.Id ?? '';
  const hasProvince = provinceId !== '';
  const hasCity = hasProvince && city !== '';
  const hasDistrict = hasCity && district !== '';
  const cities = useQuery({ ...citiesQuery(provinceId), enabled: hasProvince });
  const districts = useQuery({ ...districtsQuery(provinceId, city), enabled: hasCity });
  const subDistricts = useQuery({ ...subDistrictsQuery(provinceId, city, district), enabled: hasDistrict });
  return {
    province: listOf(provinces, true, ({ Description }) => Description),
    city: listOf(cities, hasProvince, ({ RegionalLevel }) => RegionalLevel),
    district: listOf(districts, hasCity, ({ District }) => District),
    subDistrict: listOf(subDistricts, hasDistrict, (row) => row.SubDistrict),
  };
};

/** Empty where it is not known: then it is typed. */
export const postalCodeOf = (rows: readonly SubDistrict[] | undefined, name: string): string =>
  rows?.find((row) => row.SubDistrict === name)?.PostalCode ?? '';

/** Of the sub-district that was just chosen from its list; nothing where the list does not say. */
export const knownPostalCode = (
  client: QueryClient,
  values: HomeCustomer,
  names: PlaceNames,
): string | undefined => {
  const provinces = client.getQueryData<readonly Province[]>(provincesQuery().queryKey);
  const provinceId = provinces?.find(({ Description }) => Description === values[names.province])?.Id ?? '';
  const { queryKey } = subDistrictsQuery(provinceId, values[names.city], values[names.district]);
  const rows = client.getQueryData<readonly SubDistrict[]>(queryKey);
  return postalCodeOf(rows, values[names.subDistrict]) || undefined;
};
