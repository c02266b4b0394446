import { randomUUID } from 'node:crypto';
import { paCiEndpoints } from 'mfe-pa-ci/contract/endpoints.ts';
import { addressOf } from '@payung/shared/api/address.ts';
import type { BenchWorld, ProductBench } from '#testing/product-bench.ts';
import { insuredForm, separateLimits, sixAndFour } from './accident.ts';
import { paCiModule } from '../module.ts';

const DAY_MS = 86_400_000;

interface BenchRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly body?: object;
}

const send = async ({ url, agent }: BenchWorld, { method, path, body }: BenchRequest) => {
  const answer = await fetch(`${url}/api/${path}`, {
    method,
    headers: agent,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as {
    errMsg: { data: { quoteId: string; requestLimit: readonly { _id: string }[] } };
  };
};

/** A quick-quoted quote of ten people in two groups. */
const newQuote = async (world: BenchWorld) => {
  const effectiveDate = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
  const body = { ...separateLimits, effectiveDate, insuredMobile: '6281299990002', requestId: randomUUID() };
  const created = await send(world, { method: 'POST', path: paCiEndpoints.createPaQuote.path, body });
  const { quoteId } = created.errMsg.data;
  const path = addressOf(paCiEndpoints.updatePaQuote, { params: { quoteId } }, 'en');
  const { errMsg } = await send(world, { method: 'PATCH', path, body: sixAndFour });
  await send(world, { method: 'GET', path: `user/quick-quote/${quoteId}` });
  return { quoteId, ids: errMsg.data.requestLimit.map(({ _id }) => _id) };
};

/** Two in turn, so that each changes something. */
const bodiesOf = (_id: string, index: number) =>
  ['Ani Santoso', 'Wati Santoso'].map((beneficiaryName) =>
    JSON.stringify({ _id, version: 0, ...insuredForm(index, { beneficiaryName }) }),
  );

/** The calls that the benchmark measures. */
export const bench: ProductBench = {
  module: paCiModule,
  prepare: async (world) => {
    const { quoteId, ids } = await newQuote(world);
    const params = { quoteId };
    return [
      {
        call: 'PATCH insured of ten',
        path: addressOf(paCiEndpoints.updatePaInsured, { params }, 'en'),
        who: 'agent',
        saves: ids.map((id, index) => ({ id, bodies: bodiesOf(id, index) })),
      },
      {
        call: 'GET accident quote',
        path: addressOf(paCiEndpoints.getPaQuote, { params }, 'en'),
        who: 'agent',
      },
    ];
  },
};
