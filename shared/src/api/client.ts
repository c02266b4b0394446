import { create, isCancel } from 'axios';
import type { AxiosAdapter } from 'axios';
import { languageAtom } from '@payung/shared/session/language.ts';
import { sessionAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { config } from '../config.ts';
import { addressOf } from './address.ts';
import { ApiError } from './api-error.ts';
import type { Endpoint, EndpointRow, ReplyOf, ShapeOf } from './endpoint.ts';
import { openEnvelope } from './envelope.ts';
import { HEADERS, headersFor } from './headers.ts';

/** A part of the input: asked for only where the call has it, optional where all of it is. */
type Part<S, K extends string> =
  S extends Readonly<Record<K, infer V>>
    ? Partial<V> extends V
      ? { readonly [P in K]?: V }
      : { readonly [P in K]: V }
    : { readonly [P in K]?: never };

export type InputOf<E> = Part<ShapeOf<E>, 'params'> &
  Part<ShapeOf<E>, 'query'> &
  Part<ShapeOf<E>, 'body'> &
  Part<ShapeOf<E>, 'upload'>;

/** The input may be left out where a call needs nothing. */
export type InputArgs<E> =
  Partial<InputOf<E>> extends InputOf<E>
    ? [input?: InputOf<E> & CallOptions]
    : [input: InputOf<E> & CallOptions];

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** The version of the object that was on the screen: a change of another one is refused with 409. */
  readonly seenVersion?: number | undefined;
}

const http = create({
  baseURL: config.api.request,
  // Every status is read by us: what it means is decided in one place.
  validateStatus: () => true,
});

/** How requests leave the machine; tests put a fake server here. */
export type Transport = AxiosAdapter;
export const setTransport = (transport: Transport): void => {
  http.defaults.adapter = transport;
};

/** A failed document arrives as a blob that holds the JSON of the failure. */
const readFailedDocument = async (data: unknown): Promise<unknown> => {
  if (!(data instanceof Blob)) return data;
  try {
    return JSON.parse(await data.text()) as unknown;
  } catch {
    return undefined;
  }
};

const exchange = async (
  row: EndpointRow,
  address: string,
  body: unknown,
  { signal, seenVersion }: CallOptions,
) => {
  try {
    return await http.request<unknown>({
      method: row.method,
      url: address,
      data: body,
      headers: {
        ...headersFor(store.get(sessionAtom), store.get(languageAtom)),
        ...(seenVersion === undefined ? {} : { [HEADERS.seenVersion]: `"${seenVersion}"` }),
      },
      responseType: row.binary ? 'blob' : 'json',
      timeout: row.binary || row.upload ? config.api.binaryTimeoutMs : config.api.timeoutMs,
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    if (isCancel(error)) throw new DOMException('The call was no longer needed.', 'AbortError');
    throw new ApiError({ errMsg: error instanceof Error ? error.message : '', detail: error });
  }
};

/** Reads and writes without a typed row: the shell starts the reads that the registry names. */
export const callAddress = async (
  row: EndpointRow,
  address: string,
  body?: unknown,
  options: CallOptions = {},
): Promise<unknown> => {
  const answer = await exchange(row, address, body, options);
  const reference: unknown = answer.headers[HEADERS.reference];
  const known = typeof reference === 'string' ? reference : undefined;
  const isGood = answer.status >= 200 && answer.status < 300;
  if (row.binary && isGood && answer.data instanceof Blob && answer.data.type !== 'application/json')
    return answer.data;
  return openEnvelope(
    row,
    answer.status,
    row.binary ? await readFailedDocument(answer.data) : answer.data,
    known,
  );
};

const formOf = (file: Blob): FormData => {
  const form = new FormData();
  form.set('file', file);
  return form;
};

/**
 * The only way to the server. Everything is inferred from the row: what it takes, what it answers, its
 * prefix, language and headers. Throws an ApiError when the answer is no success.
 */
export const call = async <E extends Endpoint>(row: E, ...[input]: InputArgs<E>): Promise<ReplyOf<E>> => {
  const given = (input ?? {}) as {
    params?: object;
    query?: object;
    body?: unknown;
    upload?: Blob;
  } & CallOptions;
  const address = addressOf(row, given, store.get(languageAtom));
  const body = given.upload === undefined ? given.body : formOf(given.upload);
  return await callAddress(row, address, body, given);
};
