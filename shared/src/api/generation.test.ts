import { expect, it, onTestFinished } from 'vitest';
import { callAddress, setTransport } from '@payung/shared/api/client.ts';
import { listenToGenerations } from './generation.ts';

const row = { method: 'GET', path: 'kite/winds', successCodes: [-1] } as never;

/** What is heard of answers with these headers. */
const heardFrom = async (...answers: readonly Readonly<Record<string, string>>[]): Promise<unknown[]> => {
  const heard: number[] = [];
  onTestFinished(listenToGenerations((generation) => heard.push(generation)));
  for (const headers of answers) {
    setTransport((config) =>
      Promise.resolve({ status: 200, statusText: '', headers, config, data: { errCode: -1, errMsg: {} } }),
    );
    await callAddress(row, 'kite/winds');
  }
  return heard;
};

it('tells the shell which generation an answer names', async () => {
  expect(await heardFrom({ 'payung-generation': '173' }, { 'payung-generation': '174' })).toEqual([173, 174]);
});

it('tells nothing where others serve the calls, or of a header that is no number', async () => {
  expect(await heardFrom({}, { 'payung-generation': '17x' }, { 'payung-generation': '' })).toEqual([]);
});
