import { addressOf } from '@payung/shared/api/address.ts';
import type { InputArgs } from '@payung/shared/api/client.ts';
import type { Endpoint, ReplyOf } from '@payung/shared/api/endpoint.ts';
import { openEnvelope } from '@payung/shared/api/envelope.ts';
import { headersFor } from '@payung/shared/api/headers.ts';
import { config } from '@payung/shared/config.ts';
import type { AgentState } from '@payung/shared/session/session.ts';

/** Calls without a browser, as a signed-in agent: for what a journey needs but does not show. */
export interface Api {
  readonly call: <E extends Endpoint>(row: E, ...[input]: InputArgs<E>) => Promise<ReplyOf<E>>;
}

export const apiOf = (platformUrl: string, agent: AgentState): Api => ({
  call: async <E extends Endpoint>(row: E, ...[input]: InputArgs<E>) => {
    const given = (input ?? {}) as { params?: object; query?: object; body?: unknown };
    const answer = await fetch(new URL(config.api.request + addressOf(row, given, 'en'), platformUrl), {
      method: row.method,
      headers: {
        ...headersFor({ kind: 'agent', ...agent }, 'en'),
        ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
    });
    return openEnvelope(row, answer.status, await answer.json());
  },
});
