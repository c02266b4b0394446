import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage } from '@payung/shared/session/language.ts';
import { ApiError } from '@payung/shared/api/api-error.ts';
import type { QuoteRecord, SavedQuote } from '#schemas/quote.ts';
import { setOnline } from '#testing/device.ts';
import { noAnswer, refuse } from '#testing/fake-api.ts';
import { kite } from '#testing/kite.ts';
import { aLinkVisit, anAgent } from '#testing/samples/people.ts';
import { aQuote, saved } from '#testing/samples/quotes.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { kiteRead, useKiteStep } from '#testing/kite-journey.tsx';
import { PhoneAndOtp } from './otp/phone-and-otp.tsx';
import { CheckoutPanel } from './payment/checkout-panel.tsx';
import { SharePhone } from './share/share-phone.tsx';
import { useSaveStep } from './steps/save-step.ts';

const OFFLINE =
  'You are offline, so this was not sent. Nothing you entered is lost: send it again once the connection is back.';
const OFFLINE_ID =
  'Anda sedang offline sehingga data ini belum terkirim. Isian Anda tidak hilang. Kirim lagi setelah terhubung ke internet.';
const NO_ANSWER = 'We could not reach our server. Nothing you entered is lost. Please try again.';
const NOT_SAVED = 'This could not be saved. Nothing you entered is lost. Please try again.';

beforeEach(() => setOnline(false));
afterEach(() => vi.restoreAllMocks());

/** Answers like a server that can be reached only with a connection. */
const reachable =
  <T,>(answer: T) =>
  () =>
    navigator.onLine ? answer : noAnswer();

/** Says why, in both languages, then what next when the connection is back. */
const expectExplained = async (afterwards: string): Promise<void> => {
  expect(await screen.findByText(OFFLINE)).toBeTruthy();
  act(() => setLanguage('id'));
  expect(screen.getByText(OFFLINE_ID)).toBeTruthy();
  act(() => setLanguage('en'));
  setOnline(true);
  expect(screen.getByText(afterwards)).toBeTruthy();
  expect(screen.queryByText(OFFLINE)).toBeNull();
};

it('keeps a typed phone and a typed code while offline, and continues with both', async () => {
  const onVerified = vi.fn<(reply: unknown) => void>();
  const { user } = renderScreen(<PhoneAndOtp flow="customer" linkId="aB3dE9" onVerified={onVerified} />, {
    api: {
      sendOtp: reachable({ key: 'key-1', message: 'sent' }),
      verifyOtp: reachable({ message: 'OK' }),
    },
  });
  const phone = screen.getByLabelText<HTMLInputElement>('Mobile number');
  await user.type(phone, '081234567890');
  await user.click(screen.getByRole('button', { name: /Send OTP/ }));
  await expectExplained(NO_ANSWER);
  expect(phone.value).toBe('081234567890');
  await user.click(screen.getByRole('button', { name: /Send OTP/ }));
  await screen.findByRole('button', { name: /Verify OTP/ });

  setOnline(false);
  await user.keyboard('482913');
  await expectExplained(NO_ANSWER);
  await user.click(screen.getByRole('button', { name: /Verify OTP/ }));
  await waitFor(() => expect(onVerified).toHaveBeenCalledOnce());
});

it('keeps a typed phone while the service is down, says why, and continues on the next try', async () => {
  setOnline(true);
  const down = 'The service is not available right now. Please try again in a minute.';
  const answers = [refuse({ status: 503, errCode: 4, errMsg: down }), { key: 'key-1', message: 'sent' }];
  const { user } = renderScreen(<PhoneAndOtp flow="customer" linkId="aB3dE9" onVerified={() => {}} />, {
    api: { sendOtp: () => answers.shift()! },
  });
  const phone = screen.getByLabelText<HTMLInputElement>('Mobile number');
  await user.type(phone, '081234567890');
  await user.click(screen.getByRole('button', { name: /Send OTP/ }));
  expect(await screen.findByText(down)).toBeTruthy();
  expect(phone.value).toBe('081234567890');
  await user.click(screen.getByRole('button', { name: /Send OTP/ }));
  expect(await screen.findByRole('button', { name: /Verify OTP/ })).toBeTruthy();
});

it('keeps the ticked terms while offline, and continues to the payment', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const quote = aQuote({ proposalNo: 'P-1', duePremium: 285_000, validUntil: '2999-12-31' });
  const { user } = renderScreen(<CheckoutPanel quote={quote} product={kite} />, {
    session: aLinkVisit(),
    products: [kite],
    api: { checkout: reachable({ url: 'https://sandbox.doku.com/1', expiresAt: '2999-12-31T00:00:00Z' }) },
  });
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: /Proceed to Payment/ }));
  await expectExplained(NO_ANSWER);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  await user.click(screen.getByRole('button', { name: /Proceed to Payment/ }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://sandbox.doku.com/1'));
});

const offlineError = () => new ApiError({ errMsg: 'Network Error' });

it('keeps the typed phone of a share link while offline, and saves it afterwards', async () => {
  const onSaved = vi.fn<() => void>();
  const savePhone = vi.fn<(phone: string) => Promise<unknown>>(() =>
    navigator.onLine ? Promise.resolve({}) : Promise.reject(offlineError()),
  );
  const quote = aQuote({ insuredPhone: '' });
  const { user } = renderScreen(<SharePhone quote={quote} savePhone={savePhone} onSaved={onSaved} />, {
    session: anAgent(),
    api: { getQuote: quote },
  });
  const phone = screen.getByRole<HTMLInputElement>('textbox');
  await user.type(phone, '081234567890');
  await user.click(screen.getByRole('button', { name: /Save and create the link/ }));
  await expectExplained(NOT_SAVED);
  expect(phone.value).toBe('081234567890');
  await user.click(screen.getByRole('button', { name: /Save and create the link/ }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});

it("keeps the server's words for what was refused, also when the connection is lost since", async () => {
  const refused = new ApiError({ status: 422, errCode: 4, errMsg: 'This number belongs to an agent' });
  const quote = aQuote({ insuredPhone: '081234567890' });
  const { user } = renderScreen(
    <SharePhone quote={quote} savePhone={() => Promise.reject(refused)} onSaved={vi.fn<() => void>()} />,
    { session: anAgent(), api: { getQuote: quote } },
  );
  await user.click(screen.getByRole('button', { name: /Save and create the link/ }));
  expect(await screen.findByText('This number belongs to an agent')).toBeTruthy();
  expect(screen.queryByText(OFFLINE)).toBeNull();
});

const record = aQuote({ stage: 'Plan Selected', planCode: 'KITE-GOLD', version: 5 });

const PlanStep = () => {
  const { quote, quoteId } = useKiteStep('plan');
  const step = useSaveStep<QuoteRecord, { planCode: string }>(quoteId, {
    quoteRead: kiteRead,
    quiet: true,
    save: (change): Promise<SavedQuote> =>
      navigator.onLine
        ? Promise.resolve(saved({ ...record, ...change, version: 6 }))
        : Promise.reject(offlineError()),
    alreadySaved: () => false,
  });
  return (
    <>
      <h1>{quote.data?.planCode}</h1>
      <p>{step.problem}</p>
      <button type="button" onClick={() => void step.save({ planCode: 'KITE-BRONZE' })}>
        Save
      </button>
    </>
  );
};

it('shows that a step was not sent while offline, and saves it afterwards', async () => {
  setOnline(true);
  const { user, toasts } = renderScreen(<PlanStep />, {
    route: `/kite-plan?quoteId=${record.id}`,
    products: [kite],
    session: anAgent(),
    api: { getQuote: record },
  });
  await screen.findByRole('heading', { name: 'KITE-GOLD' });
  setOnline(false);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expectExplained(NOT_SAVED);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: 'Quote Updated Successfully' }]));
});
