import type { AxiosAdapter } from 'axios';
import { languageAtom } from '@payung/shared/session/language.ts';
import { ownerAtom, sessionAtom } from '@payung/shared/session/session.ts';
import { followServerDate } from '@payung/shared/session/clock/server-clock.ts';
import { store } from '@payung/shared/session/store.ts';
import { config } from '../config.ts';
import { addressOf } from './address.ts';
import { ApiError } from './api-error.ts';
import { decodePart, encodePart } from './endpoint.ts';
import type { Endpoint, EndpointRow, ReplyOf, ShapeOf } from './endpoint.ts';
import { openEnvelope } from './envelope.ts';
import { GENERATION_HEADER, hearGeneration } from './generation.ts';
import { newTrace, TRACE_HEADER, traceHeader } from '#trace/trace-context.ts';
import { pageProof, proofAfter } from '../proof/page-proof.ts';
import { HEADERS, headersFor } from './headers.ts';
import { onceMore } from './once-more.ts';
import { followWrite } from '../writes.ts';
import { baseOf } from '../settings.ts';

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
  /** How much of a file has left the device, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Sent although the page is being left. */
  readonly outlivesPage?: boolean | undefined;
  /** For whom the page does a little work ahead of the call; see `proof/proof-of-work.ts`. */
  readonly provenFor?: string | undefined;
}

/** What goes along with an address, as the wire spells it. */
interface AddressedOptions extends CallOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Loaded with the first call: a page that only shows a form is there without it. */
const openHttp = async () => {
  const { create, isCancel } = await import('axios');
  // Every status is read by us: what it means is decided in one place.
  return { http: create({ validateStatus: () => true }), isCancel };
};

let opening: ReturnType<typeof openHttp> | undefined;
const http = (): ReturnType<typeof openHttp> => {
  opening ??= openHttp().catch((cause: unknown) => {
    opening = undefined;
    throw cause;
  });
  return opening;
};

/** Ahead of the first call. */
export const prepareCalls = async (): Promise<void> => void (await http());

/** How requests leave the machine; tests put a fake server here. */
export type Transport = AxiosAdapter;
let transport: Transport | undefined;
export const setTransport = (next: Transport | undefined): void => {
  transport = next;
};

/** A browser ends the other requests of a page that is being left; only its `fetch` can send one that stays. */
const outliving: AxiosAdapter = async (request) => {
  const answer = await fetch(`${request.baseURL ?? ''}${request.url ?? ''}`, {
    method: request.method?.toUpperCase() ?? 'GET',
    headers: Object.entries(request.headers.toJSON()).map(([name, value]) => [name, String(value)]),
    body: request.data as string,
    keepalive: true,
  });
  return {
    data: await answer.text(),
    status: answer.status,
    statusText: answer.statusText,
    headers: Object.fromEntries(answer.headers),
    config: request,
  };
};

const adapterOf = (outlivesPage: boolean) => {
  const adapter = transport ?? (outlivesPage ? outliving : undefined);
  return adapter === undefined ? {} : { adapter };
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
  { body, headers = {}, signal, seenVersion, onProgress, outlivesPage }: AddressedOptions,
) => {
  const { http: client, isCancel } = await http().catch((cause: unknown) => {
    throw new ApiError({ errMsg: '', detail: cause });
  });
  const baseURL = baseOf(row.service);
  // A server elsewhere allows browsers only the headers that it knows.
  const trace = baseURL.startsWith('/') ? newTrace() : undefined;
  const hearDate = followServerDate();
  try {
    const answer = await client.request<unknown>({
      method: row.method,
      baseURL,
      url: address,
      data: body,
      headers: {
        ...headersFor(store.get(sessionAtom), store.get(languageAtom), row),
        ...(trace && { [TRACE_HEADER]: traceHeader(trace) }),
        ...(seenVersion === undefined ? {} : { [HEADERS.seenVersion]: `"${seenVersion}"` }),
        ...headers,
      },
      responseType: row.binary ? 'blob' : 'json',
      timeout: row.binary || row.upload ? config.api.binaryTimeoutMs : config.api.timeoutMs,
      ...(signal === undefined ? {} : { signal }),
      ...(onProgress === undefined
        ? {}
        : { onUploadProgress: ({ progress }: { progress?: number }) => onProgress(progress ?? 0) }),
      ...adapterOf(outlivesPage === true),
    });
    // Another server has a clock of its own, and an answer that the browser kept tells of an earlier moment.
    if (trace !== undefined && answer.headers['cache-control'] === 'no-store')
      hearDate(answer.headers['date']);
    const said: unknown = answer.headers[HEADERS.reference];
    return { ...answer, reference: typeof said === 'string' ? said : trace?.traceId };
  } catch (error) {
    if (isCancel(error)) throw new DOMException('The call was no longer needed.', 'AbortError');
    throw new ApiError({
      errMsg: error instanceof Error ? error.message : '',
      reference: trace?.traceId,
      detail: error,
    });
  }
};

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What a proxy answers by itself, in words of its own, where no server of ours has. */
const NO_SERVER: readonly number[] = [502, 503, 504];

/** A call whose address is known already, in the spelling of the wire: the shell starts the reads of the registry. */
export const callAddress = async (
  row: EndpointRow,
  address: string,
  options: AddressedOptions = {},
): Promise<unknown> => {
  const askedBy = store.get(ownerAtom);
  const exchanging = exchange(row, address, options);
  const { status, data, headers, reference } = await (row.effect === 'reads'
    ? exchanging
    : followWrite(exchanging));
  hearGeneration(headers[GENERATION_HEADER]);
  const isSuccess = status >= 200 && status < 300;
  if (row.binary && isSuccess && data instanceof Blob && data.type !== 'application/json') return data;
  const body = row.binary ? await readFailedDocument(data) : data;
  const proof = isSuccess
    ? undefined
    : await proofAfter(body, options.headers).catch((cause: unknown) => {
        throw new ApiError({ errMsg: '', detail: cause });
      });
  if (proof !== undefined)
    return callAddress(row, address, { ...options, headers: { ...options.headers, ...proof } });
  if (NO_SERVER.includes(status) && !isRecord(body))
    throw new ApiError({ errMsg: '', reference, detail: status });
  return openEnvelope(row, { status, body, reference, askedBy });
};

const formOf = (file: Blob): FormData => {
  const form = new FormData();
  form.set('file', file);
  return form;
};

/** By its id the server knows a request that it has had already. */
const hasRequestId = (body: unknown): boolean => isRecord(body) && 'requestId' in body;

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
  const query = encodePart(row, 'query', given.query) as object | undefined;
  const address = addressOf(row, { params: given.params, query }, store.get(languageAtom));
  const body = given.upload === undefined ? encodePart(row, 'body', given.body) : formOf(given.upload);
  const { signal, seenVersion, onProgress, outlivesPage, provenFor } = given;
  const headers = provenFor === undefined ? {} : await pageProof(provenFor);
  const options = { body, headers, signal, seenVersion, onProgress, outlivesPage };
  const ask = (): Promise<unknown> => callAddress(row, address, options);
  return decodePart(row, 'reply', await (hasRequestId(given.body) ? followWrite(onceMore(ask)) : ask()));
};
