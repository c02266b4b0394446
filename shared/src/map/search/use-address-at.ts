import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { ApiError } from '#api/api-error.ts';
import { placeEndpoints } from '#api/endpoints/places.ts';
import type { AddressParts, MapPoint } from '#schemas/places.ts';
import { addressPartsOf, streetOf } from '#map/map-address.ts';
import type { MapTask } from '#map/map-address.ts';

const given = (name: 'city' | 'province', value: string | undefined) =>
  value === undefined || value === '' ? {} : { [name]: value };

const isUnknownThere = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

interface Answer {
  /** Nothing for an answer without a word, which counts as none (ruling K111). */
  readonly parts: AddressParts | undefined;
  /** Outside of the province and the city that were chosen before. */
  readonly isElsewhere: boolean;
}

/** What a person has to decide before the address can be used. */
type OpenQuestion =
  | { readonly kind: 'elsewhere'; readonly parts: AddressParts }
  | { readonly kind: 'street'; readonly parts: AddressParts };

/**
 * Asks the server what stands at a point. An address in another city than the chosen one is used once
 * people agree, one without a street once they have typed it.
 */
export const useAddressAt = ({ start = {}, isCorrespondence, onPicked }: MapTask) => {
  const [question, setQuestion] = useState<OpenQuestion>();

  const take = (parts: AddressParts): void => {
    const street = streetOf(parts);
    if (street === '') setQuestion({ kind: 'street', parts });
    else onPicked({ ...parts, address: street });
  };
  const lookup = useMutation({
    // It is said below the map.
    meta: { quiet: true },
    mutationFn: async (point: MapPoint): Promise<Answer> => {
      const place = { ...given('city', start.city), ...given('province', start.province) };
      const query = isCorrespondence === true ? ({ isCorrespondAddress: 'true' } as const) : place;
      const ask = async (within: object): Promise<AddressParts | undefined> =>
        addressPartsOf(await call(placeEndpoints.getAddress, { query: within, body: point }));
      try {
        return { parts: await ask(query), isElsewhere: false };
      } catch (error) {
        if (!isUnknownThere(error) || query !== place || Object.keys(place).length === 0) throw error;
        return { parts: await ask({}), isElsewhere: true };
      }
    },
    onSuccess: ({ parts, isElsewhere }) => {
      if (!parts) return;
      if (isElsewhere) setQuestion({ kind: 'elsewhere', parts });
      else take(parts);
    },
  });

  return {
    ask: (point: MapPoint): void => {
      setQuestion(undefined);
      lookup.mutate(point);
    },
    isPending: lookup.isPending,
    isFailed: lookup.isError || (lookup.isSuccess && lookup.data.parts === undefined),
    question,
    /** The answer to a question: the areas are right, and may lack a street. */
    take,
    /** Another place was marked: what was said of the former is over. */
    forget: (): void => {
      setQuestion(undefined);
      lookup.reset();
    },
  };
};
