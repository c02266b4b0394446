import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf } from '@payung/shared/api/address.ts';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { encodePart } from '@payung/shared/api/endpoint.ts';
import type { EndpointRow } from '@payung/shared/api/endpoint.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { openEnvelope } from '@payung/shared/api/envelope.ts';
import { connectEffects, handleApiError } from '@payung/shared/api/handle-api-error.ts';
import { onceMore } from '@payung/shared/api/once-more.ts';
import { queryClient } from '@payung/shared/api/query.ts';
import { emptyLeadForm } from '@payung/shared/domain/leads/empty-lead-form.ts';
import { newPhone } from 'backend/testing/people.ts';
import type { TestAgent } from 'backend/testing/people.ts';
import { between, oneOf } from './chaos-run.ts';
import type { Random } from './chaos-run.ts';

const THINK_MS = [200, 800] as const;

const firstPage = { perPage: '10', pageNo: '1' };
const READS = [
  ['recentQuotes', firstPage],
  ['getNotifications', firstPage],
  ['homeFigures', {}],
  ['leadCounts', {}],
  ['paymentPending', { limit: '10' }],
] as const;

interface Given {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: object;
}

export interface PageUsers {
  /** Calls that were answered. */
  readonly answered: () => number;
  /** The phones of leads that the server has acknowledged. */
  readonly entered: readonly string[];
  /** What pages have shown of failures. */
  readonly shown: readonly string[];
  readonly longestMs: () => number;
  readonly stop: () => Promise<void>;
}

/** Node has a navigator that says nothing of the network. */
const beOnline = (): void => {
  Object.defineProperty(globalThis.navigator, 'onLine', { value: true, configurable: true });
};

const exchange = async (url: string, row: EndpointRow, { headers, ...given }: Given) => {
  const query = encodePart(row, 'query', given.query ?? {}) as object;
  const body = given.body === undefined ? {} : { body: JSON.stringify(encodePart(row, 'body', given.body)) };
  try {
    const answer = await fetch(`${url}/api/${addressOf(row, { query }, 'en')}`, {
      method: row.method,
      headers: headers ?? {},
      ...body,
    });
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
    const text = await answer.text();
    return { status: answer.status, body: isJson ? (JSON.parse(text) as unknown) : undefined };
  } catch (detail) {
    throw new ApiError({ errMsg: '', detail });
  }
};

/**
 * People with a page open: they read, and enter leads. Calls are repeated and failures shown by the code that does it in
 * a page; only the browser is none.
 */
export const startPageUsers = (url: string, agents: readonly TestAgent[], random: Random): PageUsers => {
  beOnline();
  const shown: string[] = [];
  const entered: string[] = [];
  const state = { isStopped: false, answered: 0, longestMs: 0 };
  connectEffects({
    toast: (_kind, text) => shown.push(text),
    redirect: () => undefined,
    log: () => undefined,
  });

  const callAs =
    (agent: TestAgent, address: string) =>
    async (name: keyof typeof endpoints, given: Given): Promise<unknown> => {
      const row: EndpointRow = endpoints[name];
      const headers = { ...agent.headers, 'x-forwarded-for': address, 'content-type': 'application/json' };
      const ask = async (): Promise<unknown> => {
        const { status, body } = await exchange(url, row, { ...given, headers });
        // As the client of a page takes what a proxy says.
        if (status >= 502 && body === undefined) throw new ApiError({ errMsg: '', detail: status });
        return openEnvelope(row, { status, body });
      };
      const began = performance.now();
      const answering =
        row.effect === 'reads'
          ? queryClient.fetchQuery({ queryKey: [randomUUID()], queryFn: ask, gcTime: 0 })
          : onceMore(ask);
      const reply = await answering.catch((error: unknown) => {
        if (row.effect !== 'reads') handleApiError(error);
        throw error;
      });
      state.answered += 1;
      state.longestMs = Math.max(state.longestMs, performance.now() - began);
      return reply;
    };

  const enterLead = async (agent: TestAgent, call: ReturnType<typeof callAs>): Promise<void> => {
    const phone = newPhone();
    const form = {
      ...emptyLeadForm(agent.id),
      firstName: 'Rina',
      phone,
      source: 'Pameran',
      hasConsent: true,
    };
    await call('createLead', { body: { form, requestId: randomUUID() } });
    entered.push(phone);
  };

  const live = async (agent: TestAgent, index: number): Promise<void> => {
    const call = callAs(agent, `10.0.0.${index + 1}`);
    while (!state.isStopped) {
      await pause(between(random, ...THINK_MS));
      const [name, query] = oneOf(random, READS);
      const doing = random() < 0.3 ? enterLead(agent, call) : call(name, { query });
      // What failed was shown, and people go on.
      await doing.catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });
    }
  };
  const living = Promise.all(agents.map(live));
  return {
    answered: () => state.answered,
    entered,
    shown,
    longestMs: () => state.longestMs,
    stop: async () => {
      state.isStopped = true;
      await living;
    },
  };
};
