import { call } from '@payung/shared/api/client.ts';
import type { InputArgs } from './client.ts';
import type { Endpoint, ReplyOf } from './endpoint.ts';
import { react } from '@payung/shared/api/reaction.ts';
import type { ReactionOptions } from '@payung/shared/api/reaction.ts';

/** Outside of queries and mutations: a call whose failure people are told of, and the caller too. */
export const send = async <E extends Endpoint>(
  row: E,
  input: InputArgs<E>[0] & ReactionOptions,
): Promise<ReplyOf<E>> => {
  try {
    return await call(row, ...([input] as InputArgs<E>));
  } catch (error) {
    react(error, { quiet: input?.quiet });
    throw error;
  }
};
