import { addressOf } from '@payung/shared/api/address.ts';
import type { InputArgs } from '@payung/shared/api/client.ts';
import { decodePart, encodePart } from '@payung/shared/api/endpoint.ts';
import type { Endpoint, ReplyOf } from '@payung/shared/api/endpoint.ts';
import type { RecentQuote } from '@payung/shared/schemas/agent.ts';
import type { VerifiedOtp } from '@payung/shared/schemas/auth.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { openEnvelope } from '@payung/shared/api/envelope.ts';
import { HEADERS, headersFor } from '@payung/shared/api/headers.ts';
import { config } from '@payung/shared/config.ts';
import { minimumLevel } from '@payung/shared/domain/people/user-home.ts';
import { proofAfter } from '@payung/shared/proof/page-proof.ts';
import { noLink } from '@payung/shared/session/session.ts';
import type { AgentState, RegistrantState, Session } from '@payung/shared/session/session.ts';
import { againstHeaders } from './run.ts';
import type { Inbox, Platform } from './platform.ts';

/** HTTP calls without a browser, for preparations that a journey does not show. */
export interface Api {
  readonly call: <E extends Endpoint>(row: E, ...[input]: InputArgs<E>) => Promise<ReplyOf<E>>;
}

interface GivenCall {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  /** The version of the record that was seen. */
  readonly seenVersion?: number;
}

interface Reachable {
  readonly url: string;
  readonly inbox: Inbox;
}

const apiAs = (platformUrl: string, session: Session): Api => ({
  call: async <E extends Endpoint>(row: E, ...[input]: InputArgs<E>) => {
    const given = (input ?? {}) as GivenCall;
    const query = encodePart(row, 'query', given.query ?? {}) as object;
    const body = given.body === undefined ? undefined : JSON.stringify(encodePart(row, 'body', given.body));
    const address = addressOf(row, { params: given.params, query }, 'en');
    const ask = (proof: object = {}) =>
      fetch(new URL(config.api.request + address, platformUrl), {
        method: row.method,
        headers: {
          ...proof,
          ...againstHeaders,
          ...headersFor(session, 'en'),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(given.seenVersion === undefined ? {} : { [HEADERS.seenVersion]: `"${given.seenVersion}"` }),
        },
        ...(body === undefined ? {} : { body }),
      });
    const first = await ask();
    // No page has done the work that a code costs.
    const proof = first.status === 403 ? await proofAfter(await first.clone().json()) : undefined;
    const answer = proof === undefined ? first : await ask(proof);
    if (row.binary === true && answer.ok) return answer.blob();
    const reply = openEnvelope(row, { status: answer.status, body: await answer.json() });
    return decodePart(row, 'reply', reply);
  },
});

export const apiOf = (platformUrl: string, agent: AgentState): Api =>
  apiAs(platformUrl, { kind: 'agent', ...agent });

/** With the one-time code sent to the phone; the server's clock skips the wait for another code. */
const verifyByApi = async ({ url, inbox, clock }: Platform, phone: string): Promise<VerifiedOtp> => {
  await clock.passResendWait();
  const known = await inbox.codesTo(phone);
  const nobody = apiAs(url, { kind: 'none' });
  const { key } = await nobody.call(endpoints.sendOtp, { body: { phone } });
  const otp = Number(await inbox.codeFor(phone, known));
  return nobody.call(endpoints.verifyOtp, { body: { key, otp } });
};

/** A session of its own for an agent, without a one-time code where the platform can. */
export const signInByApi = async (platform: Platform, phone: string): Promise<AgentState> => {
  const opened = await platform.openSession(phone);
  const reply =
    opened === undefined
      ? await verifyByApi(platform, phone)
      : (decodePart(endpoints.verifyOtp, 'reply', opened) as VerifiedOtp);
  const { user, token = '', userInfo = '' } = reply;
  if (user === undefined) throw new Error(`${phone} is not the phone of an agent`);
  return { user, token, userInfo, minimumLevel: minimumLevel(user.hierarchy) };
};

/** The calls of a customer who verified the phone behind a share link. */
export const visitByApi = async (
  { url, inbox }: Reachable,
  { link, phone }: { readonly link: string; readonly phone: string },
): Promise<Api> => {
  const nobody = apiAs(url, { kind: 'none' });
  const body = { phone, linkId: link.slice(-6) };
  const { key } = await nobody.call(endpoints.sendOtp, { query: { isCustomerFlow: 'true' }, body });
  const otp = Number(await inbox.codeFor(phone));
  const { visit } = await nobody.call(endpoints.verifyOtp, { body: { key, otp } });
  if (visit === undefined) throw new Error(`${phone} is not the customer behind ${link}`);
  return apiAs(url, { ...noLink, kind: 'link', cipher: visit.cipher });
};

export const registrantApi = (platformUrl: string, registrant: RegistrantState): Api =>
  apiAs(platformUrl, { kind: 'registrant', ...registrant });

/** Begins or continues a registration; answers its session. */
export const registerByApi = async (
  { url, inbox }: Reachable,
  { phone, referralCode }: { readonly phone: string; readonly referralCode: string },
): Promise<RegistrantState> => {
  const nobody = apiAs(url, { kind: 'none' });
  const { key } = await nobody.call(endpoints.sendOtp, { body: { phone, referralCode } });
  const otp = Number(await inbox.codeFor(phone));
  const { registration } = await nobody.call(endpoints.verifyOtp, { body: { key, otp } });
  if (registration === undefined) throw new Error(`${phone} cannot register`);
  return registration;
};

/** The newest quote of an agent; every product brings some into the demo. */
export const newestQuote = async (api: Api): Promise<RecentQuote> => {
  const { items } = await api.call(endpoints.recentQuotes, { query: { perPage: '5', pageNo: '1' } });
  const [newest] = items;
  if (newest === undefined) throw new Error('The demo gives this agent no quote.');
  return newest;
};

/** Every quote of an agent for one insured person, so that a test can count them. */
export const quotesFor = async (api: Api, insured: string): Promise<readonly RecentQuote[]> => {
  const { items } = await api.call(endpoints.recentQuotes, { query: { perPage: '100', pageNo: '1' } });
  return items.filter((quote) => quote.insuredName === insured);
};
