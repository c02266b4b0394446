import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { product } from '#product.ts';
import { QUOTE_ID, aSampleQuote, openSample } from '#testing/open-sample.ts';
import { Screen } from './start.screen.tsx';

const path = product.tile.start;
const withQuote = (stage: Parameters<typeof aSampleQuote>[0] = {}) =>
  openSample(Screen, { path, api: { getSampleQuote: aSampleQuote(stage) } });

describe('the start page', () => {
  it('explains the steps, and makes no call before there is a quote', () => {
    const { calls } = openSample(Screen, { path, search: '' });
    expect(screen.getByRole('heading', { name: 'How it works' })).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('shows its texts in Indonesian', () => {
    openSample(Screen, { path, search: '', language: 'id' });
    expect(screen.getByRole('heading', { name: 'Cara kerjanya' })).toBeTruthy();
  });

  it('shows the quote that its address names', async () => {
    withQuote();
    expect(await screen.findByText('Budi Santoso')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  it('continues at the first open stop of the quote', async () => {
    const { user, address } = withQuote({ stage: 'Full Quote Created' });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(address()).toBe(`/oonapayment?quoteId=${QUOTE_ID}`);
  });

  it('opens the policy of a sold quote', async () => {
    const { address } = withQuote({ stage: 'Policy Generated' });
    await waitFor(() => expect(address()).toBe(`/oonasuccess1?quoteId=${QUOTE_ID}`));
  });
});
