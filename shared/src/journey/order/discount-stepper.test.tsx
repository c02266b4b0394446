import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { DiscountRules } from '#domain/money/discount.ts';
import { kiteFrame } from '#testing/kite-journey.tsx';
import { kiteDiscount } from '#testing/kite.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { DiscountStepper } from './discount-stepper.tsx';

const Order = ({ rules, initial }: { rules: DiscountRules; initial: number }) => {
  const [percent, setPercent] = useState(initial);
  const [isBlocked, setBlocked] = useState(false);
  return (
    <>
      <DiscountStepper rules={rules} value={percent} onChange={setPercent} onErrorChange={setBlocked} />
      <output>{percent}</output>
      <button type="button" disabled={isBlocked}>
        Next
      </button>
      <button type="button" onClick={() => setPercent(7)}>
        Reload
      </button>
    </>
  );
};

const open = (initial: number, rules: DiscountRules = kiteDiscount, language: 'en' | 'id' = 'en') => {
  const { user } = renderScreen(<Order rules={rules} initial={initial} />, { frame: kiteFrame, language });
  const press = (name: RegExp, times = 1) =>
    Array.from({ length: times }).reduce<Promise<void>>(
      (before) => before.then(() => user.click(screen.getByRole('button', { name }))),
      Promise.resolve(),
    );
  const type = async (text: string) => {
    await user.clear(field());
    if (text !== '') await user.type(field(), text);
  };
  return {
    user,
    type,
    plus: (times?: number) => press(/Raise|Naikkan/, times),
    minus: () => press(/Lower|Turunkan/),
  };
};

const field = () => screen.getByLabelText<HTMLInputElement>(/^(Discount|Diskon) \(%\)$/);
const percent = () => Number(screen.getByRole('status').textContent);
const isNextOpen = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled;
const isRed = () => field().getAttribute('aria-invalid') === 'true';
const says = (text: string) => expect(screen.getByText(text)).toBeTruthy();

it('moves in steps of 0.5 and passes every step on [TRV-053] [TRV-046]', async () => {
  const { plus, minus } = open(12);
  await plus();
  expect(percent()).toBe(12.5);
  await plus();
  expect(field().value).toBe('13');
  await minus();
  expect(percent()).toBe(12.5);
});

it('takes a usual percent in one tap, of those that the product allows', async () => {
  const { user } = open(0, { ...kiteDiscount, max: 12 });
  const usual = within(screen.getByRole('group', { name: 'Usual discounts' }));
  expect(usual.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['0%', '5%', '10%']);
  await user.click(usual.getByRole('button', { name: '10%' }));
  expect(percent()).toBe(10);
  expect(field().value).toBe('10');
  expect(usual.getByRole('button', { name: '10%' }).getAttribute('aria-pressed')).toBe('true');
  expect(usual.getByRole('button', { name: '0%' }).getAttribute('aria-pressed')).toBe('false');
});

it('passes every typed change on [TRV-046]', async () => {
  const { type } = open(0);
  await type('12.5');
  expect(percent()).toBe(12.5);
});

it('takes four characters at most [TRV-048] [HOME-040] [MOT-039]', async () => {
  const { type } = open(0);
  await type('12.55');
  expect(field().value).toBe('12.5');
});

it('refuses plus at 30 with both messages and stays [TRV-054]', async () => {
  const { plus } = open(30);
  await plus();
  says('Kites: 30% at most');
  says('Kites: up in steps of 0.5');
  expect(percent()).toBe(30);
  expect(field().value).toBe('30');
});

it('steps up to the limit itself', async () => {
  const { plus } = open(29.5);
  await plus();
  expect(percent()).toBe(30);
  expect(field().value).toBe('30');
  expect(screen.queryByText('Kites: 30% at most')).toBeNull();
});

it('accepts the limit itself without a message', async () => {
  const { type } = open(0);
  await type('30');
  expect(percent()).toBe(30);
  expect(screen.queryByText('Kites: from 0 to 30')).toBeNull();
});

it('refuses a step past the limit and keeps the value', async () => {
  const { plus } = open(29.8);
  await plus();
  says('Kites: 30% at most');
  expect(percent()).toBe(29.8);
});

it('refuses minus below 0 with both messages and stays [TRV-055]', async () => {
  const { minus } = open(0);
  await minus();
  says('Kites: not below 0%');
  says('Kites: down in steps of 0.5');
  expect(percent()).toBe(0);
});

it('clamps a value above 30 to 30, says so, and keeps Next enabled [TRV-049]', async () => {
  const { type } = open(0);
  await type('31');
  expect(field().value).toBe('30');
  expect(percent()).toBe(30);
  says('Kites: from 0 to 30');
  expect(isNextOpen()).toBe(true);
});

it('marks a text that is no number and disables Next [TRV-050] [TRV-052]', async () => {
  const { type } = open(5);
  await type('abc');
  says('Kites: numbers only');
  expect(isRed()).toBe(true);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(isNextOpen()).toBe(false);
  await type('5');
  expect(isRed()).toBe(false);
  expect(isNextOpen()).toBe(true);
});

it('counts an empty field as 0 and says so [TRV-051]', async () => {
  const { type } = open(5);
  await type('');
  says('Kites: any number from 0');
  expect(percent()).toBe(0);
  expect(isNextOpen()).toBe(true);
});

it('disables Next on an empty field when the product requires a discount', async () => {
  const { type } = open(5, { ...kiteDiscount, isRequired: true });
  await type('');
  says('Kites: any number from 0');
  expect(isNextOpen()).toBe(false);
});

it('refuses a step while no number stands there [TRV-056]', async () => {
  const { type, plus } = open(5);
  await type('abc');
  await plus();
  says('Kites: first a number');
  expect(field().value).toBe('abc');
});

it('refuses a step while the number is out of range [TRV-056]', async () => {
  const { type, minus } = open(5);
  await type('-5');
  expect(isNextOpen()).toBe(false);
  await minus();
  says('Kites: first a number from 0 to 30');
});

it('follows a refetched record', async () => {
  const { user, type } = open(5);
  await type('abc');
  expect(isNextOpen()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(field().value).toBe('7');
  expect(isNextOpen()).toBe(true);
});

it.each([
  ['id', '12,5', '12,5', '13'],
  ['id', '12.5', '12,5', '13'],
  ['en', '12,5', '12.5', '13'],
  ['en', '12.5', '12.5', '13'],
  ['id', '7', '7', '7,5'],
] as const)(
  'shows on %s pages the typed %s as %s, takes its number, and steps on to %s',
  async (language, typed, shown, next) => {
    const { type, plus } = open(0, kiteDiscount, language);
    await type(typed);
    expect(field().value).toBe(shown);
    expect(percent()).toBe(Number(shown.replace(',', '.')));
    expect(isRed()).toBe(false);
    await plus();
    expect(field().value).toBe(next);
    expect(percent()).toBe(Number(next.replace(',', '.')));
  },
);

it('shows a saved percent with the decimal sign of the language', () => {
  open(12.5, kiteDiscount, 'id');
  expect(field().value).toBe('12,5');
  expect(percent()).toBe(12.5);
});

it('keeps the typed decimal sign when a second one makes it no number', async () => {
  const { type } = open(0, kiteDiscount, 'id');
  await type('1.2.');
  expect(field().value).toBe('1,2.');
  expect(isRed()).toBe(true);
});
