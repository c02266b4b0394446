import { call } from '@payung/shared/api/client.ts';
import type { InputArgs } from './client.ts';
import type { Endpoint, ReplyOf } from './endpoint.ts';
import { handleApiError } from '@payung/shared/api/handle-api-error.ts';
import type { ApiErrorOptions } from '@payung/shared/api/handle-api-error.ts';

/** Outside of queries and mutations: a call whose failure is shown to the user and rejects for the caller. */
export const send = async <E extends Endpoint>(
  row: E,
  input: InputArgs<E>[0] & ApiErrorOptions,
): Promise<ReplyOf<E>> => {
  try {
    return await call(row, ...([input] as InputArgs<E>));
  } catch (error) {
    handleApiError(error, { quiet: input?.quiet });
    throw error;
  }
};
