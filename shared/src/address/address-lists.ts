import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { placeEndpoints } from '#api/endpoints/places.ts';
import type { SubDistrict } from '#schemas/places.ts';
import { queryOf } from '@payung/shared/api/query.ts';

export interface AddressList {
  /** Nothing until it was read. */
  readonly names: readonly string[] | undefined;
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

const listOf = (
  read: UseQueryResult<readonly { readonly name: string }[]>,
  isWanted: boolean,
): AddressList => ({
  names: read.data?.map(({ name }) => name),
  isWaiting: isWanted && read.data === undefined && !read.isError,
  hasFailed: read.isError && read.data === undefined,
  isFetching: read.isFetching,
  retry: () => void read.refetch(),
});

// A list that cannot be read is reported beside its field.
const quiet = true;

/** The provinces, which any other list starts from (HOME-108). */
export const useProvinces = () => useQuery(queryOf(placeEndpoints.provinces, { quiet }));

/** The cities of a province, once there is one (HOME-109). */
export const useCities = (provinceId: string) =>
  useQuery({
    ...queryOf(placeEndpoints.cities, { params: { provinceId }, quiet }),
    enabled: provinceId !== '',
  });

interface ChosenPlace {
  readonly province: string;
  readonly city: string;
  readonly district: string;
}

/** The four lists of an address, each read once the choice before it is made (HOME-108 to HOME-111). */
export const useAddressLists = ({ province, city, district }: ChosenPlace) => {
  const provinces = useProvinces();
  const provinceId = provinces.data?.find(({ name }) => name === province)?.id ?? '';
  const hasProvince = provinceId !== '';
  const hasCity = hasProvince && city !== '';
  const hasDistrict = hasCity && district !== '';
  const query = { provinceId };
  const districts = useQuery({
    ...queryOf(placeEndpoints.districts, { params: { city }, query, quiet }),
    enabled: hasCity,
  });
  const subDistricts = useQuery({
    ...queryOf(placeEndpoints.subDistricts, { params: { district }, query: { provinceId, city }, quiet }),
    enabled: hasDistrict,
  });
  return {
    province: listOf(provinces, true),
    city: listOf(useCities(provinceId), hasProvince),
    district: listOf(districts, hasCity),
    subDistrict: listOf(subDistricts, hasDistrict),
    postalCodeOf: (name: string): string | undefined => postalCodeOf(subDistricts.data, name),
  };
};

/** Nothing where it is not known: then it is typed. */
export const postalCodeOf = (rows: readonly SubDistrict[] | undefined, name: string): string | undefined =>
  rows?.find((row) => row.name === name)?.postalCode || undefined;
