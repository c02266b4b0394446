import type { EndpointRow } from '@payung/shared/api/endpoint.ts';
import type { AreaServer } from './area-server.ts';
import { codeHeaders } from './proof.ts';

/** Headers of the person who calls. */
export type Credentials = Readonly<Record<string, string>>;

export interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came over the wire, as the specification spells it: each test says what it must be. */
export type Wire = ReturnType<typeof JSON.parse>;

export interface Answer {
  readonly status: number;
  readonly errCode: number;
  readonly errMsg: Wire;
  readonly message: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer;
  readonly text: string;
}

/** The name of a call, and what it carries. */
type Request = readonly [name: string, parts?: Parts];

const rowOf = (server: AreaServer, name: string): EndpointRow => {
  const call = server.calls.find((known) => known.name === name);
  if (call === undefined) throw new Error(`The server has no call ${name}`);
  return call.row;
};

/** The address of a call, as its row says. */
export const addressOf = (row: EndpointRow, parts: Parts): string => {
  const path = row.path.replace(/:(\w+)/g, (_hole, key: string) =>
    encodeURIComponent(parts.params?.[key] ?? ''),
  );
  const query = new URLSearchParams(parts.query).toString();
  return `/api/${row.secure === true ? 'secure/' : ''}${path}${query === '' ? '' : `?${query}`}`;
};

/** Makes a call of the server over HTTP as somebody; all parts are as they go over the wire. */
export const call = async (
  server: AreaServer,
  who: Credentials,
  ...[name, parts = {}]: Request
): Promise<Answer> => {
  const row = rowOf(server, name);
  const proof = name === 'sendOtp' ? await codeHeaders(parts.body) : {};
  const response = await server.app.inject({
    method: row.method,
    url: addressOf(row, parts),
    headers: { ...proof, ...who, ...parts.headers },
    ...(parts.body === undefined ? {} : { payload: parts.body as object }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const body = isJson ? response.json<{ errCode: number; errMsg: unknown }>() : undefined;
  return {
    status: response.statusCode,
    errCode: body?.errCode ?? 0,
    errMsg: body?.errMsg,
    message: typeof body?.errMsg === 'string' ? body.errMsg : '',
    headers: response.headers,
    bytes: response.rawPayload,
    text: response.payload,
  };
};

/** The payload of a call that has to succeed. */
export const succeed = async (
  server: AreaServer,
  who: Credentials,
  ...[name, parts = {}]: Request
): Promise<Wire> => {
  const answer = await call(server, who, name, parts);
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${answer.text}`);
  return answer.errMsg;
};

export const nobody: Credentials = {};
export const asAgent = (token: string): Credentials => ({ authorization: `Bearer ${token}` });
export const asCustomer = (cipher: string): Credentials => ({ 'x-cipher': cipher });
