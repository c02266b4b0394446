import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { call } from '@payung/shared/api/client.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import type { PromoCode } from '#api/endpoints/quote.ts';
import { noAnswer, refuse } from '#testing/fake-api.ts';
import type { FakeReplies } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { PromoCodeBox } from './promo-code-box.tsx';

const CODE = 'PAYUNG-TRAVEL-2027A';
const OTHER = 'PAYUNG-TRAVEL-2027B';

interface OrderProps {
  initial?: PromoCode;
  onApplied: (code: string, percent: number) => void;
}

const Order = ({ initial, onApplied }: OrderProps) => {
  const [isBlocked, setBlocked] = useState(false);
  return (
    <>
      <PromoCodeBox
        product="travel"
        initial={initial}
        validate={async (promoCode) =>
          (await call(endpoints.validatePromo, { body: { promoCode } })).discount
        }
        onApplied={onApplied}
        onBlockedChange={setBlocked}
      />
      <button type="button" disabled={isBlocked}>
        Next
      </button>
    </>
  );
};

const open = (validatePromo: FakeReplies['validatePromo'], initial?: PromoCode) => {
  const onApplied = vi.fn<(code: string, percent: number) => void>();
  const view = renderScreen(<Order initial={initial} onApplied={onApplied} />, { api: { validatePromo } });
  return { ...view, onApplied };
};

const field = () => screen.getByLabelText<HTMLInputElement>('Promo code');
const isNextOpen = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled;

it('validates by itself at exactly 19 characters and locks a valid code [TRV-058]', async () => {
  const { user, callsOf } = open({ discount: 10 });
  await user.type(field(), CODE.slice(0, 18));
  expect(callsOf('validatePromo')).toHaveLength(0);
  await user.type(field(), CODE.slice(18));
  await waitFor(() => expect(field().disabled).toBe(true));
  expect(callsOf('validatePromo').map((seen) => seen.body)).toEqual([{ promoCode: CODE }]);
});

it('says that the code is valid and applies its percent [TRV-059]', async () => {
  const { user, toasts, onApplied } = open({ discount: 10 });
  await user.type(field(), CODE);
  await waitFor(() => expect(onApplied).toHaveBeenCalledWith(CODE, 10));
  expect(toasts).toEqual([{ kind: 'success', text: 'PromoCode validated Successfully' }]);
  expect(screen.getByText('10% off')).toBeTruthy();
  expect(isNextOpen()).toBe(true);
});

it('keeps an invalid code editable, closes the way, and asks once for each code [TRV-058]', async () => {
  const { user, callsOf } = open(refuse({ status: 422, errCode: 4, errMsg: 'not known' }));
  await user.type(field(), CODE);
  expect(await screen.findByText('Invalid promo code')).toBeTruthy();
  expect(field().disabled).toBe(false);
  expect(isNextOpen()).toBe(false);
  await user.type(field(), '{Backspace}');
  await user.type(field(), CODE.slice(-1));
  expect(callsOf('validatePromo')).toHaveLength(1);
  await user.clear(field());
  await user.type(field(), OTHER);
  expect(callsOf('validatePromo')).toHaveLength(2);
});

it('takes an answer without a discount for an invalid code', async () => {
  const { user, onApplied } = open({ discount: 0 });
  await user.type(field(), CODE);
  expect(await screen.findByText('Invalid promo code')).toBeTruthy();
  expect(onApplied).not.toHaveBeenCalled();
});

it('says Network Request Failed when the validation itself fails, and can try again [TRV-060]', async () => {
  let isBroken = true;
  const { user, toasts, onApplied } = open(() => (isBroken ? noAnswer() : { discount: 10 }));
  await user.type(field(), CODE);
  expect(await screen.findByText('Network Request Failed')).toBeTruthy();
  expect(toasts).toEqual([{ kind: 'error', text: 'Network Request Failed' }]);
  expect(isNextOpen()).toBe(false);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onApplied).toHaveBeenCalledWith(CODE, 10));
});

it('closes the way for a code of another length and says so when the field is left [TRV-057]', async () => {
  const { user } = open({ discount: 10 });
  await user.type(field(), 'PAYUNG');
  expect(isNextOpen()).toBe(false);
  await user.tab();
  expect(screen.getByText('Invalid promo code')).toBeTruthy();
  await user.clear(field());
  expect(isNextOpen()).toBe(true);
});

it('takes a pasted code with spaces and small letters', async () => {
  const { user, onApplied } = open({ discount: 10 });
  await user.click(field());
  await user.paste(` ${CODE.toLowerCase()} `);
  await waitFor(() => expect(onApplied).toHaveBeenCalledWith(CODE, 10));
});

it('shows the code of the quote locked, without asking again', () => {
  const { callsOf } = open({ discount: 10 }, { promoCode: CODE, discountPercent: 10 });
  expect(field().value).toBe(CODE);
  expect(field().disabled).toBe(true);
  expect(callsOf('validatePromo')).toHaveLength(0);
});
