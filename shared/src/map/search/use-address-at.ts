import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import { addressPartsOf } from '#map/address-parts.ts';
import type { MapPoint } from '#map/map-engine.ts';
import type { MapTask } from '#map/map-task.ts';

const given = (name: 'city' | 'province', value: string | undefined) =>
  value === undefined || value === '' ? {} : { [name]: value };

/** Asks the server what stands at a point; an answer without a word counts as none (ruling K111). */
export const useAddressAt = ({ start = {}, isCorrespondence, onPicked }: MapTask) => {
  const lookup = useMutation({
    // It is said below the map.
    meta: { quiet: true },
    mutationFn: async (point: MapPoint) => {
      const query =
        isCorrespondence === true
          ? ({ isCorrespondAddress: 'true' } as const)
          : { ...given('city', start.city), ...given('province', start.province) };
      return addressPartsOf(await call(endpoints.getAddress, { query, body: point }));
    },
    onSuccess: (parts) => {
      if (parts) onPicked(parts);
    },
  });
  return {
    ask: (point: MapPoint) => lookup.mutate(point),
    isPending: lookup.isPending,
    isFailed: lookup.isError || (lookup.isSuccess && lookup.data === undefined),
    /** Another place was marked: what was said of the former is over. */
    forget: () => lookup.reset(),
  };
};
