import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { call } from '@payung/shared/api/client.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import type { PromoCode } from '#schemas/quote.ts';
import { noAnswer, refuse } from '#testing/fake-api.ts';
import type { FakeReplies } from '#testing/fake-api.ts';
import { kitePromoCode } from '#testing/kite.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { PromoCodeBox } from './promo-code-box.tsx';

const CODE = 'PAYUNG-KITES-20270A';
const OTHER = 'PAYUNG-KITES-20270B';

interface OrderProps {
  initial?: PromoCode;
  isRemovable?: boolean;
  /** By how many rupiah any code raises the price. */
  raise?: number;
  onApplied: (promoCode: PromoCode) => void;
  onRemoved: () => void;
}

const Order = ({ initial, isRemovable, raise = 0, onApplied, onRemoved }: OrderProps) => {
  const [isBlocked, setBlocked] = useState(false);
  return (
    <>
      <PromoCodeBox
        rules={kitePromoCode}
        initial={initial}
        validate={async (code) => (await call(endpoints.validatePromoCode, { body: { code } })).percent}
        isRemovable={isRemovable}
        raiseBy={() => raise}
        onApplied={onApplied}
        onRemoved={onRemoved}
        onBlockedChange={setBlocked}
      />
      <button type="button" disabled={isBlocked}>
        Next
      </button>
    </>
  );
};

const open = (
  validatePromoCode: FakeReplies['validatePromoCode'],
  initial?: PromoCode,
  more: Pick<OrderProps, 'isRemovable' | 'raise'> = {},
) => {
  const onApplied = vi.fn<(promoCode: PromoCode) => void>();
  const onRemoved = vi.fn<() => void>();
  const view = renderScreen(
    <Order initial={initial} onApplied={onApplied} onRemoved={onRemoved} {...more} />,
    { api: { validatePromoCode } },
  );
  return { ...view, onApplied, onRemoved };
};

const field = () => screen.getByLabelText<HTMLInputElement>('Promo code');
const isNextOpen = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled;

/** All but the last letter at once. */
const enter = async (user: ReturnType<typeof open>['user'], code: string): Promise<void> => {
  await user.click(field());
  await user.paste(code.slice(0, -1));
  await user.type(field(), code.slice(-1));
};

it('validates by itself at exactly 19 characters and locks a valid code [TRV-058]', async () => {
  const { user, callsOf } = open({ percent: 10 });
  await user.type(field(), CODE.slice(0, 18));
  expect(callsOf('validatePromoCode')).toHaveLength(0);
  await user.type(field(), CODE.slice(18));
  await waitFor(() => expect(field().disabled).toBe(true));
  expect(callsOf('validatePromoCode').map((seen) => seen.body)).toEqual([{ promoCode: CODE }]);
});

it('says that the code is valid and applies its percent [TRV-059]', async () => {
  const { user, toasts, onApplied } = open({ percent: 10 });
  await enter(user, CODE);
  await waitFor(() => expect(onApplied).toHaveBeenCalledWith({ code: CODE, percent: 10 }));
  expect(toasts).toEqual([{ kind: 'success', text: 'PromoCode validated Successfully' }]);
  expect(await screen.findByText('10% off')).toBeTruthy();
  expect(isNextOpen()).toBe(true);
});

it('keeps an invalid code editable, disables Next, and validates each code once [TRV-058]', async () => {
  const { user, callsOf } = open(refuse({ status: 422, errCode: 4, errMsg: 'not known' }));
  await enter(user, CODE);
  expect(await screen.findByText('Invalid promo code')).toBeTruthy();
  expect(field().disabled).toBe(false);
  expect(isNextOpen()).toBe(false);
  await user.type(field(), '{Backspace}');
  await user.type(field(), CODE.slice(-1));
  expect(callsOf('validatePromoCode')).toHaveLength(1);
  await user.clear(field());
  await enter(user, OTHER);
  expect(callsOf('validatePromoCode')).toHaveLength(2);
});

it('takes an answer without a discount for an invalid code', async () => {
  const { user, onApplied } = open({ percent: 0 });
  await enter(user, CODE);
  expect(await screen.findByText('Invalid promo code')).toBeTruthy();
  expect(onApplied).not.toHaveBeenCalled();
});

it('says Network Request Failed when the validation itself fails, and can try again [TRV-060] [HOME-051]', async () => {
  let isBroken = true;
  const { user, toasts, onApplied } = open(() => (isBroken ? noAnswer() : { percent: 10 }));
  await enter(user, CODE);
  expect(await screen.findByText('Network Request Failed')).toBeTruthy();
  expect(toasts).toEqual([{ kind: 'error', text: 'Network Request Failed' }]);
  expect(isNextOpen()).toBe(false);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onApplied).toHaveBeenCalledWith({ code: CODE, percent: 10 }));
});

it('disables Next for a code of another length and says so when the field loses the focus [TRV-057]', async () => {
  const { user } = open({ percent: 10 });
  await user.type(field(), 'PAYUNG');
  expect(isNextOpen()).toBe(false);
  await user.tab();
  expect(screen.getByText('Invalid promo code')).toBeTruthy();
  await user.clear(field());
  expect(isNextOpen()).toBe(true);
});

it('takes a pasted code with spaces and small letters', async () => {
  const { user, onApplied } = open({ percent: 10 });
  await user.click(field());
  await user.paste(` ${CODE.toLowerCase()} `);
  await waitFor(() => expect(onApplied).toHaveBeenCalledWith({ code: CODE, percent: 10 }));
});

it('shows the saved code locked, without validating it again', () => {
  const { callsOf } = open({ percent: 10 }, { code: CODE, percent: 10 });
  expect(field().value).toBe(CODE);
  expect(field().disabled).toBe(true);
  expect(callsOf('validatePromoCode')).toHaveLength(0);
});

it.each([500, 502, 503, 404])(
  'calls an answer with status %i a failed call, never an invalid code',
  async (status) => {
    const { user } = open(refuse({ status, errCode: 4, errMsg: 'Invalid promo code' }));
    await enter(user, CODE);
    expect(await screen.findByText('Network Request Failed')).toBeTruthy();
    expect(screen.queryByText('Invalid promo code')).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  },
);

it('says for how long there were too many attempts, keeps the code, and can try again', async () => {
  let isLimited = true;
  const limit = refuse({ status: 429, errCode: 4, errMsg: 'Too many attempts, try again in 3 minutes' });
  const { user, onApplied } = open(() => (isLimited ? limit : { percent: 10 }));
  await enter(user, CODE);
  expect(await screen.findByText('Too many attempts, try again in 3 minutes')).toBeTruthy();
  expect(screen.queryByText('Invalid promo code')).toBeNull();
  expect(field().value).toBe(CODE);
  expect(field().disabled).toBe(false);
  isLimited = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onApplied).toHaveBeenCalledWith({ code: CODE, percent: 10 }));
});

const remove = () => screen.queryByRole('button', { name: 'Remove the promo code' });

it('removes a validated code, and applies it again when it is typed again', async () => {
  const { user, onApplied, onRemoved, callsOf } = open({ percent: 10 });
  await enter(user, CODE);
  await waitFor(() => expect(field().disabled).toBe(true));
  await user.click(remove()!);
  expect(onRemoved).toHaveBeenCalledTimes(1);
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
  expect(isNextOpen()).toBe(true);
  await enter(user, CODE);
  await waitFor(() => expect(onApplied).toHaveBeenCalledTimes(2));
  expect(isNextOpen()).toBe(true);
  expect(callsOf('validatePromoCode')).toHaveLength(1);
});

it('allows removing a saved code only until the quote is made', async () => {
  const initial = { code: CODE, percent: 10 };
  const { unmount } = open({ percent: 10 }, initial);
  expect(remove()).toBeNull();
  unmount();
  const { user, onRemoved } = open({ percent: 10 }, initial, { isRemovable: true });
  await user.click(remove()!);
  expect(onRemoved).toHaveBeenCalledTimes(1);
  expect(field().disabled).toBe(false);
});

it('asks before a code replaces a better discount', async () => {
  const { user, onApplied, onRemoved } = open({ percent: 10 }, undefined, { raise: 65_100 });
  await enter(user, CODE);
  expect(await screen.findByText(/with this code you pay Rp 65\.100 more/)).toBeTruthy();
  expect(onApplied).not.toHaveBeenCalled();
  expect(isNextOpen()).toBe(false);
  await user.click(screen.getByRole('button', { name: "Keep the agent's discount" }));
  expect(field().value).toBe('');
  expect(isNextOpen()).toBe(true);
  expect(onRemoved).not.toHaveBeenCalled();
  await enter(user, CODE);
  await user.click(await screen.findByRole('button', { name: 'Use the code' }));
  expect(onApplied.mock.calls).toEqual([[{ code: CODE, percent: 10 }]]);
  expect(field().disabled).toBe(true);
  expect(isNextOpen()).toBe(true);
});
