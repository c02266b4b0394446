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

const TOO_LONG = 'Please enter 9 until 13 digits Mobile Number';

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

it('takes 13 digits and no more, and says so [OTP-006]', async () => {
  const { user } = renderScreen(<Form />);
  await user.type(field(), '0812345678901');
  expect(screen.queryByText(TOO_LONG)).toBeNull();
  await user.type(field(), '2345');
  expect(field().value).toBe('0812345678901');
  expect(screen.getByText(TOO_LONG)).toBeTruthy();
});

it('does not count the digit that a typed country code adds', async () => {
  const { user } = renderScreen(<Form />);
  await user.type(field(), '628571234567890');
  expect(field().value).toBe('62857123456789');
});

it.each([
  ['+62 812-3456-7890', '081234567890'],
  ['\u202A+62 812\u20113456\u20117890\u202C', '081234567890'],
  ['\u2068+62\u00A0812–3456–7890\u2069', '081234567890'],
  ['tel:+6281234567890', '081234567890'],
  ['0062 812 3456 7890', '081234567890'],
  ['+62 (0) 812 3456 7890', '081234567890'],
  ['+62 857-1234-56789', '0857123456789'],
  ['0812-345-6789', '08123456789'],
])('takes the pasted %j, whatever stood there', async (pasted, digits) => {
  const { user } = renderScreen(<Form />);
  await user.type(field(), '081234567890');
  await user.tripleClick(field());
  await user.paste(pasted);
  expect(field().value).toBe(digits);
  expect(field().inputMode).toBe('numeric');
});

it.each([
  ['+62 857-1234-567890', TOO_LONG],
  ['+65 8123 4567', 'Only Number is Allowed'],
  ['081234567 / 890', 'Only Number is Allowed'],
  ['628123456789.0', 'Only Number is Allowed'],
])('refuses the pasted %j instead of making another number of it', async (pasted, message) => {
  const { user } = renderScreen(<Form />);
  await user.type(field(), '0812');
  await user.tripleClick(field());
  await user.paste(pasted);
  expect(field().value).toBe('0812');
  expect(screen.getByText(message)).toBeTruthy();
});
