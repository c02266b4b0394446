import { proofAfter } from '@payung/shared/proof/page-proof.ts';
import { addressOf } from 'backend/testing/caller.ts';
import type { Credentials, Parts, Wire } from 'backend/testing/caller.ts';
import { kiteModule } from 'backend/testing/kite/module.ts';
import { callTable } from 'backend/app/calls/call-table.ts';

const ROWS = new Map(callTable([kiteModule]).map(({ name, row }) => [name, row]));
/** Nobody waits longer; a call without an answer has status 0. */
const PATIENCE_MS = 30_000;

export interface WireAnswer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  /** `errMsg` of a call that succeeded or was refused; nothing without an answer. */
  readonly reply: Wire;
  readonly ms: number;
}

export type SendCall = (who: Credentials, name: string, parts?: Parts) => Promise<WireAnswer>;

const request = async (url: string, init: RequestInit, proof = {}): Promise<Omit<WireAnswer, 'ms'>> => {
  try {
    const headers = { ...(init.headers as Record<string, string>), ...proof };
    const answer = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
    const body: Wire = isJson ? JSON.parse(text) : undefined;
    // No page has done the work that a code costs.
    const work = answer.status === 403 ? await proofAfter(body) : undefined;
    if (work !== undefined) return request(url, init, work);
    const reply: Wire = body?.errMsg;
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') ?? undefined, reply };
  } catch {
    return { status: 0, retryAfter: undefined, reply: undefined };
  }
};

/** Makes calls over a socket, by their names; the server may move meanwhile. */
export const callerTo =
  (urlOf: () => string): SendCall =>
  async (who, name, parts = {}) => {
    const row = ROWS.get(name);
    if (row === undefined) throw new Error(`The server has no call ${name}`);
    const { body } = parts;
    const isForm = body instanceof FormData;
    const began = performance.now();
    const answer = await request(`${urlOf()}${addressOf(row, parts)}`, {
      method: row.method,
      headers: {
        ...who,
        ...parts.headers,
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    return { ...answer, ms: performance.now() - began };
  };

/** The button of the sandbox's payment page; whether the page has answered. */
export const payAtSandbox = async (page: string): Promise<boolean> => {
  const answer = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  return answer?.status === 303;
};

/** The one-time code that the demo shows to who asked for it; empty while it is not sent yet. */
export const readDemoCode = async (url: string, key: string): Promise<string> => {
  const { reply } = await request(`${url}/api/demo/code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  });
  return reply?.code ?? '';
};
