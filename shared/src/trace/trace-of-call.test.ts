import { expect, it } from 'vitest';
import type { ApiError } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import { fakeApi, noAnswer } from '#testing/fake-api.ts';
import type { SeenCall } from '#testing/fake-api.ts';
import { configurePage } from '#testing/page-settings.ts';

const traceOf = ({ headers }: SeenCall): string =>
  /^00-([\da-f]{32})-[\da-f]{16}-01$/.exec(headers['traceparent'] ?? '')?.[1] ?? 'none';

const referenceOfFailure = async (): Promise<string | undefined> => {
  const error: unknown = await call(endpoints.logout).catch((cause: unknown) => cause);
  return (error as ApiError).reference;
};

it('begins with each call of the page, and is the reference of an error to which no answer came', async () => {
  const { calls } = fakeApi({ logout: noAnswer() });
  const references = [await referenceOfFailure(), await referenceOfFailure()];
  expect(references).toEqual(calls.map(traceOf));
  expect(new Set(references).size).toBe(2);
  expect(references).not.toContain('none');
});

it('is not sent to a service elsewhere, which allows only the headers that it knows', async () => {
  configurePage({ services: { request: 'https://api.payung.test/' } });
  const { calls } = fakeApi({ logout: noAnswer() });
  expect(await referenceOfFailure()).toBeUndefined();
  expect(calls.map(traceOf)).toEqual(['none']);
});
