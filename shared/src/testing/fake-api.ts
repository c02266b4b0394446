import { getDotPath, safeParse } from 'valibot';
import { onTestFinished } from 'vitest';
import { setTransport } from '@payung/shared/api/client.ts';
import type { Transport } from '@payung/shared/api/client.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import { encodePart } from '#api/endpoint.ts';
import type { Endpoint, EndpointRow, ReplyOf } from '#api/endpoint.ts';
import { config } from '../config.ts';
import { serverDate } from './browser/device-clock.ts';

/** A call as it left the screen. */
export interface SeenCall {
  readonly name: string;
  readonly method: string;
  /** Relative to the request base, with the query. */
  readonly address: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** As it left the screen, in the spelling of the wire. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer that is no success, or none at all. */
export interface Failure {
  readonly failure: true;
  readonly status?: number;
  readonly errCode?: number;
  readonly errMsg?: unknown;
  readonly bodyStatus?: number;
  readonly errors?: readonly { readonly message: string; readonly field?: string }[];
  readonly reason?: string;
  readonly leadId?: string;
  readonly retryAfter?: number;
}

export const refuse = (answer: Omit<Failure, 'failure'> & { readonly status: number }): Failure => ({
  failure: true,
  ...answer,
});
export const noAnswer = (): Failure => ({ failure: true });

type Answer<T> = T | Failure | Promise<T | Failure>;

type EndpointTable = Readonly<Record<string, Endpoint>>;

/**
 * A reply in our own words, or a function of the call; by the name of the call, so that a wrong name does
 * not compile.
 */
type FakeRepliesOf<Table> = {
  readonly [N in keyof Table]?: ReplyOf<Table[N]> | Failure | ((seen: SeenCall) => Answer<ReplyOf<Table[N]>>);
};

/** Of the calls that belong to no product. A product adds its own: `FakeReplies<typeof kiteEndpoints>`. */
export type FakeReplies<Table = typeof endpoints> = FakeRepliesOf<Omit<typeof endpoints, keyof Table>> &
  FakeRepliesOf<Table>;

const patternOf = (row: EndpointRow): RegExp => {
  const path = `${row.secure === true ? config.api.securePrefix : ''}${row.path}`;
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
};

const recognise = (table: EndpointTable, method: string, path: string) => {
  // A product's row of a call that all products have goes before the neutral one.
  for (const [name, row] of [...Object.entries(table), ...Object.entries<Endpoint>(endpoints)]) {
    const match = row.method === method ? patternOf(row).exec(path) : null;
    if (match !== null) return { name, row, params: { ...match.groups } };
  }
  return undefined;
};

const isFailure = (answer: unknown): answer is Failure =>
  typeof answer === 'object' && answer !== null && 'failure' in answer;

/** Every call that a test did not foresee fails it, also when the screen hides the failure. */
const unforeseen: string[] = [];
const complain = (text: string): never => {
  unforeseen.push(text);
  throw new Error(text);
};

const ofAnotherKind = new WeakSet<object>();

/** A reply that the row does not describe and the server gives all the same: the quote of another product. */
export const unchecked = <T extends object>(reply: T): T => {
  ofAnotherKind.add(reply);
  return reply;
};

/** A fake reply that the call does not describe would prove a screen against a server that does not exist. */
const fitting = (row: EndpointRow, answer: unknown): unknown => {
  const wire = encodePart(row, 'reply', answer);
  if (typeof answer === 'object' && answer !== null && ofAnotherKind.has(answer)) return wire;
  const { issues } = row.schemas?.reply === undefined ? {} : safeParse(row.schemas.reply, wire);
  if (issues === undefined) return wire;
  const fields = issues.map((issue) => `${getDotPath(issue) ?? ''} (${issue.expected ?? issue.type})`);
  return complain(`The fake reply of ${row.path} does not fit its schema: ${fields.join(', ')}`);
};

const envelope = (row: EndpointRow, answer: unknown) => {
  if (!isFailure(answer)) {
    return {
      status: 200,
      data: row.binary ? answer : { errCode: row.successCodes?.[0] ?? -1, errMsg: fitting(row, answer) },
    };
  }
  const { status = 0, errCode, errMsg, bodyStatus, errors, reason, leadId, retryAfter } = answer;
  const body = {
    errCode,
    errMsg,
    ...(bodyStatus === undefined ? {} : { status: bodyStatus }),
    ...(errors === undefined ? {} : { errors }),
    ...(reason === undefined ? {} : { reason }),
    ...(leadId === undefined ? {} : { leadId }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
  return {
    status,
    data: row.binary ? new Blob([JSON.stringify(body)], { type: 'application/json' }) : body,
  };
};

/** A trace id that begins with the number of the call. */
const referenceOf = (call: number): string => `ref-${call}`.padEnd(12, '0').padEnd(32, 'f');

/** Answers the calls of one test from the endpoint table, and remembers them. */
export const fakeApi = (replies: Readonly<Record<string, unknown>>, table: EndpointTable = {}) => {
  const calls: SeenCall[] = [];
  const transport: Transport = async (request) => {
    const address = request.url ?? '';
    const [path = '', search = ''] = address.split('?');
    const method = (request.method ?? 'get').toUpperCase();
    const known = recognise(table, method, path);
    const seen: SeenCall = {
      name: known?.name ?? 'unknown',
      method,
      address,
      params: known?.params ?? {},
      query: Object.fromEntries(new URLSearchParams(search)),
      body: typeof request.data === 'string' ? (JSON.parse(request.data) as unknown) : request.data,
      headers: Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      ),
    };
    calls.push(seen);
    const reply = known === undefined ? undefined : replies[known.name];
    if (known === undefined || reply === undefined) return complain(`Unexpected call: ${method} ${address}`);
    const answer: unknown = await (typeof reply === 'function'
      ? (reply as (call: SeenCall) => unknown)(seen)
      : reply);
    if (isFailure(answer) && answer.status === undefined) throw new Error('Network Error');
    return {
      ...envelope(known.row, answer),
      statusText: '',
      headers: {
        'x-request-id': referenceOf(calls.length),
        'cache-control': 'no-store',
        date: serverDate().toUTCString(),
      },
      config: request,
    };
  };
  setTransport(transport);
  unforeseen.length = 0;
  onTestFinished(() => {
    if (unforeseen.length > 0) throw new Error(unforeseen.join('\n'));
  });
  return {
    calls,
    /** The calls of one name, in order. */
    callsOf: (name: string): readonly SeenCall[] => calls.filter((call) => call.name === name),
  };
};

/** Outside of `fakeApi` nothing may leave a test. */
export const refuseEveryCall = (): void =>
  setTransport((request) => Promise.reject(new Error(`A call without a fake: ${request.url ?? ''}`)));
