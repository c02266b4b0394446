import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import type { EndpointRow, ReplyOf } from '@payung/shared/api/endpoint.ts';
import type { AreaServer } from './area-server.ts';

/** Headers of whoever calls. */
export type Credentials = Readonly<Record<string, string>>;

export interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer<N extends EndpointName> {
  readonly status: number;
  readonly errCode: number;
  readonly errMsg: ReplyOf<(typeof endpoints)[N]>;
  readonly message: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer;
  readonly text: string;
}

const rows: Readonly<Record<EndpointName, EndpointRow>> = endpoints;

/** The address of a call, as its row in the endpoint table says. */
export const addressOf = (name: EndpointName, parts: Parts): string => {
  const row = rows[name];
  const path = row.path.replace(/:(\w+)/g, (_hole, key: string) =>
    encodeURIComponent(parts.params?.[key] ?? ''),
  );
  const query = new URLSearchParams(parts.query).toString();
  return `/api/${row.secure === true ? 'secure/' : ''}${path}${query === '' ? '' : `?${query}`}`;
};

/** Makes a call over HTTP as somebody. */
export const call = async <N extends EndpointName>(
  server: AreaServer,
  who: Credentials,
  name: N,
  parts: Parts = {},
): Promise<Answer<N>> => {
  const response = await server.app.inject({
    method: rows[name].method,
    url: addressOf(name, parts),
    headers: { ...who, ...parts.headers },
    ...(parts.body === undefined ? {} : { payload: parts.body as object }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const body = isJson ? response.json<{ errCode: number; errMsg: unknown }>() : undefined;
  return {
    status: response.statusCode,
    errCode: body?.errCode ?? 0,
    errMsg: body?.errMsg as Answer<N>['errMsg'],
    message: typeof body?.errMsg === 'string' ? body.errMsg : '',
    headers: response.headers,
    bytes: response.rawPayload,
    text: response.payload,
  };
};

/** The payload of a call that has to succeed. */
export const succeed = async <N extends EndpointName>(
  server: AreaServer,
  who: Credentials,
  name: N,
  parts: Parts = {},
): Promise<Answer<N>['errMsg']> => {
  const answer = await call(server, who, name, parts);
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${answer.text}`);
  return answer.errMsg;
};

export const nobody: Credentials = {};
export const asAgent = (token: string): Credentials => ({ authorization: `Bearer ${token}` });
export const asCustomer = (cipher: string): Credentials => ({ 'x-cipher': cipher });
