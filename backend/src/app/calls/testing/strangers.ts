import { createHash } from 'node:crypto';
import { PROOF_HEADERS } from '@payung/shared/proof/proof-headers.ts';
import { provenText } from '@payung/shared/proof/proof-of-work.ts';
import { normalisePhone } from '@payung/shared/domain/people/phone.ts';
import { codesFor } from '#areas/auth/testing/codes.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { addressOf, succeed } from '#testing/caller.ts';
import { newAgent, newQuote } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';
import { provenHeaders } from '#testing/proof.ts';

export interface Answer {
  readonly status: number;
  /** Seconds that the server asks to wait. */
  readonly wait: number;
  readonly key: string;
  /** Of a second code. */
  readonly nextKey: string | undefined;
  readonly cookie: string;
}

/** Somebody at a page of their own, behind an address. */
export interface Visitor {
  readonly address: string;
  readonly page: string;
  readonly cookie?: string;
}

let serial = 0;
const next = (): string => {
  serial += 1;
  return createHash('sha256').update(String(serial)).digest('hex');
};

/** A new page behind that address, or behind one that nobody else has. */
export const newVisitor = (address = `2001:db8:${next().slice(0, 4)}:${next().slice(0, 4)}::1`): Visitor => ({
  address,
  page: `page ${next()}`,
});

/** Another page behind the same address, as everybody of a carrier has. */
export const neighbourOf = ({ address }: Visitor): Visitor => newVisitor(address);

export const wrong = (code: number | undefined): number => (code === 999_999 ? 100_000 : (code ?? 0) + 1);

type Ask = Readonly<Record<string, string>>;

/** What people do who have no session. */
export const strangersOf = (server: AreaServer) => {
  const visit = async (
    { address, page, cookie }: Visitor,
    request: { readonly url: string; readonly payload?: object },
    subject: string,
  ): Promise<Answer> => {
    const headers = {
      ...(await provenHeaders(subject, address, page)),
      ...(cookie === undefined ? {} : { cookie }),
    };
    const method = request.payload === undefined ? 'GET' : 'POST';
    const answer = await server.app.inject({ method, ...request, headers, remoteAddress: address });
    const { errMsg } = answer.json<{
      readonly errMsg?: { readonly key?: string; readonly nextKey?: string };
    }>();
    return {
      status: answer.statusCode,
      wait: Number(answer.headers['retry-after'] ?? 0),
      key: errMsg?.key ?? '',
      nextKey: errMsg?.nextKey,
      cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    };
  };
  /** Uses a solution twice; answers what it was for, and the solution. */
  const sendTwice = async (
    { address, page }: Visitor,
    mobileNo: string,
  ): Promise<readonly [string, string]> => {
    const headers = await provenHeaders(mobileNo, address, page);
    const request = { method: 'POST', url: '/api/auth/sendOtp', payload: { mobileNo }, headers } as const;
    const first = await server.app.inject(request);
    const second = await server.app.inject(request);
    if (first.statusCode !== 200 || second.statusCode !== 403) throw new Error('A solution is good once');
    return [
      provenText(headers[PROOF_HEADERS.pageToken] ?? '', mobileNo),
      headers[PROOF_HEADERS.answer] ?? '',
    ];
  };
  const send = (who: Visitor, payload: Ask): Promise<Answer> =>
    visit(who, { url: '/api/auth/sendOtp', payload }, normalisePhone(payload['mobileNo'] ?? ''));
  const verify = (who: Visitor, key: string, otp: number): Promise<Answer> =>
    visit(who, { url: '/api/auth/verifyOtp', payload: { key, otp } }, key);
  const codeOf = (phone: string): number => codesFor(server, phone).at(-1) ?? 0;

  /** From the phone to the session, with the code that came, or the two. */
  const enter = async (who: Visitor, payload: Ask): Promise<Answer> => {
    const sent = await send(who, payload);
    const type = (key: string): Promise<Answer> => verify(who, key, codeOf(payload['mobileNo'] ?? ''));
    if (sent.status !== 200) return sent;
    const first = await type(sent.key);
    return first.nextKey === undefined ? first : type(first.nextKey);
  };
  /** Asks for a code and types wrong ones. */
  const guess = async (who: Visitor, payload: Ask, times: number): Promise<void> => {
    const { key } = await send(who, payload);
    for (let time = 0; time < times; time += 1)
      await verify(who, key, wrong(codeOf(payload['mobileNo'] ?? '')));
  };
  const open = (who: Visitor, name: string, subject: string): Promise<Answer> => {
    const row = server.calls.find((call) => call.name === name)?.row;
    if (row === undefined) throw new Error(`The server has no call ${name}`);
    const url = addressOf(row, {
      params: { code: subject },
      ...(name === 'decryptLink' ? { query: { id: subject } } : {}),
    });
    return visit(who, { url }, subject);
  };
  return { send, sendTwice, verify, enter, guess, open };
};

/** A quote that an agent has shared, as its customer asks for a code. */
export const sharedQuote = async (server: AreaServer, agent?: TestAgent) => {
  const { headers } = agent ?? (await newAgent(server));
  const { quoteId, phone: mobileNo } = await newQuote(server, headers);
  const { link } = await succeed(server, headers, 'generateLink', { query: { type: 'lead', quoteId } });
  return { quoteId, mobileNo, linkId: (link as string).split('/').at(-1) ?? '' };
};
