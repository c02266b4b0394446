import { addressOf } from '@payung/shared/api/address.ts';
import type { InputArgs } from '@payung/shared/api/client.ts';
import type { Endpoint, ReplyOf } from '@payung/shared/api/endpoint.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { openEnvelope } from '@payung/shared/api/envelope.ts';
import { headersFor } from '@payung/shared/api/headers.ts';
import { config } from '@payung/shared/config.ts';
import { noLink } from '@payung/shared/session/session.ts';
import type { AgentState, Session } from '@payung/shared/session/session.ts';
import type { Inbox } from './inbox.ts';

/** Calls without a browser, as somebody: for what a journey needs but does not show. */
export interface Api {
  readonly call: <E extends Endpoint>(row: E, ...[input]: InputArgs<E>) => Promise<ReplyOf<E>>;
}

const apiAs = (platformUrl: string, session: Session): Api => ({
  call: async <E extends Endpoint>(row: E, ...[input]: InputArgs<E>) => {
    const given = (input ?? {}) as { params?: object; query?: object; body?: unknown };
    const answer = await fetch(new URL(config.api.request + addressOf(row, given, 'en'), platformUrl), {
      method: row.method,
      headers: {
        ...headersFor(session, 'en'),
        ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
    });
    return openEnvelope(row, answer.status, await answer.json());
  },
});

export const apiOf = (platformUrl: string, agent: AgentState): Api =>
  apiAs(platformUrl, { kind: 'agent', ...agent });

/** The calls of a customer who proved the phone behind a share link. */
export const visitByApi = async (
  platform: { readonly url: string; readonly inbox: Inbox },
  { link, phone }: { readonly link: string; readonly phone: string },
): Promise<Api> => {
  const nobody = apiAs(platform.url, { kind: 'none' });
  const body = { mobileNo: phone, linkId: link.slice(-6) };
  const { key } = await nobody.call(endpoints.sendOtp, { query: { isCustomerFlow: 'true' }, body });
  const otp = Number(await platform.inbox.codeFor(phone));
  const { visit } = await nobody.call(endpoints.verifyOtp, { body: { key, otp } });
  if (visit === undefined) throw new Error(`${phone} is not the customer behind ${link}`);
  return apiAs(platform.url, { ...noLink, kind: 'link', cipher: visit.cipher });
};
