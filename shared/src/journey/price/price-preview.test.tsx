import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { noAnswer } from '#testing/fake-api.ts';
import type { FakeReplies } from '#testing/fake-api.ts';
import { aQuote } from '#testing/samples/quotes.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { usePricePreview } from './price-preview.ts';

const quote = aQuote({
  orderLines: [
    { label: 'price.premium', amount: 250_000 },
    { label: 'price.discount', values: { percent: 10 }, amount: -25_000 },
  ],
  subtotal: 225_000,
});

const Choice = () => {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { price, isUpdating, isError, retry } = usePricePreview(quote, codes);
  return (
    <>
      <output>{price?.subtotal ?? 'unknown'}</output>
      <p>{isUpdating ? 'asking' : 'answered'}</p>
      <button type="button" onClick={() => setCodes(['TAIL', 'STRING'])}>
        Choose
      </button>
      {isError ? (
        <button type="button" onClick={retry}>
          Ask again
        </button>
      ) : null}
    </>
  );
};

const subtotal = () => screen.getByRole('status').textContent;
const priceOf = (amount: number) => ({ orderLines: [], addOnTotal: 0, subtotal: amount });
const open = (previewPrice: FakeReplies['previewPrice']) =>
  renderScreen(<Choice />, { api: { previewPrice } });

it('begins with the saved order without its discount, then shows what the server answers', async () => {
  const page = open(priceOf(999));
  expect(subtotal()).toBe('250000');
  expect(screen.getByText('asking')).toBeTruthy();
  await waitFor(() => expect(subtotal()).toBe('999'));
  expect(screen.getByText('answered')).toBeTruthy();
  expect(page.calls.map(({ address }) => address)).toEqual([`user/price-preview/${quote.id}?benefits=`]);
});

it('keeps the last price until the next arrives, and sends the codes in one order', async () => {
  const waiting: ((price: ReturnType<typeof priceOf>) => void)[] = [];
  const page = open(({ query }) =>
    query['benefits'] === '' ? priceOf(100) : new Promise((resolve) => waiting.push(resolve)),
  );
  await waitFor(() => expect(subtotal()).toBe('100'));
  await page.user.click(screen.getByRole('button', { name: 'Choose' }));
  await screen.findByText('asking');
  expect(subtotal()).toBe('100');
  expect(page.calls.at(-1)?.query).toEqual({ benefits: 'STRING,TAIL' });
  waiting[0]?.(priceOf(200));
  await waitFor(() => expect(subtotal()).toBe('200'));
});

it('reports an unknown price when the server fails, and retries on demand', async () => {
  let isDown = true;
  const page = open(() => (isDown ? noAnswer() : priceOf(300)));
  const again = await screen.findByRole('button', { name: 'Ask again' });
  expect(subtotal()).toBe('unknown');
  expect(page.toasts).toEqual([]);
  isDown = false;
  await page.user.click(again);
  await waitFor(() => expect(subtotal()).toBe('300'));
});
