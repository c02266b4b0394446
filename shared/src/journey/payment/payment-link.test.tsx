import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serverDate, setDeviceAhead, WRONG_CLOCKS } from '#testing/browser/device-clock.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { anAgent } from '#testing/samples/people.ts';
import { aQuote } from '#testing/samples/quotes.ts';
import { PaymentLink } from './payment-link.tsx';

const URL_OF_PROVIDER = 'https://sandbox.doku.com/checkout/1';
const EXPIRED = 'This payment link has expired. Refresh it to pay.';

const make = async (validMinutes: number): Promise<void> => {
  const quote = aQuote({ proposalNo: 'P-1' });
  const { user } = renderScreen(<PaymentLink quote={quote} agreed={{}} disabled={false} />, {
    session: anAgent(),
    api: {
      checkout: () => ({
        url: URL_OF_PROVIDER,
        expiresAt: serverDate(validMinutes * 60_000).toISOString(),
      }),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Create payment link' }));
};

describe('a payment link on a device with a wrong clock [PAY-016]', () => {
  it.each(WRONG_CLOCKS)('is shown as soon as it is made: %s', async (_words, ahead) => {
    setDeviceAhead(ahead);
    await make(5);
    expect(await screen.findByDisplayValue(URL_OF_PROVIDER)).toBeTruthy();
    expect(screen.queryByText(EXPIRED)).toBeNull();
  });

  it.each(WRONG_CLOCKS)('is over when the server says so: %s', async (_words, ahead) => {
    setDeviceAhead(ahead);
    await make(-5);
    expect(await screen.findByText(EXPIRED)).toBeTruthy();
    expect(screen.queryByDisplayValue(URL_OF_PROVIDER)).toBeNull();
  });
});
