import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { PhoneEntry } from './phone-entry.tsx';

const Form = () => {
  const [phone, setPhone] = useState('');
  return (
    <label htmlFor="phone">
      Mobile
      <PhoneEntry id="phone" value={phone} onChange={setPhone} />
    </label>
  );
};

const field = () => screen.getByRole<HTMLInputElement>('textbox');

it('rejects a letter and says that only numbers are allowed [OTP-005]', async () => {
  const { user } = renderScreen(<Form />);
  await user.type(field(), '0812a');
  expect(field().value).toBe('0812');
  expect(screen.getByText('Only Number is Allowed')).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await user.type(field(), '3');
  expect(screen.queryByText('Only Number is Allowed')).toBeNull();
});

it('takes 13 digits and no more [OTP-006]', async () => {
  const { user } = renderScreen(<Form />);
  await user.type(field(), '08123456789012345');
  expect(field().value).toBe('0812345678901');
});

it('accepts a pasted number with country code, spaces and dashes', async () => {
  const { user } = renderScreen(<Form />);
  await user.click(field());
  await user.paste('+62 812-3456-7890');
  expect(field().value).toBe('6281234567890');
  expect(field().inputMode).toBe('numeric');
});
