import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { OtpEntry, emptyOtp } from './otp-entry.tsx';

const Form = ({ onComplete }: { onComplete?: (code: string) => void }) => {
  const [boxes, setBoxes] = useState(emptyOtp);
  return <OtpEntry value={boxes} onChange={setBoxes} onComplete={onComplete} />;
};

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const values = () => boxes().map((box) => box.value);

it('has six boxes of one digit each that move the focus to the next [OTP-015] [OTP-003]', async () => {
  const onComplete = vi.fn<(code: string) => void>();
  const { user } = renderScreen(<Form onComplete={onComplete} />);
  expect(boxes()).toHaveLength(6);
  await user.click(boxes()[0]!);
  await user.keyboard('1x2');
  expect(values()).toEqual(['1', '2', '', '', '', '']);
  expect(document.activeElement).toBe(boxes()[2]);
  await user.keyboard('3456');
  expect(onComplete).toHaveBeenCalledWith('123456');
});

it('goes back by Backspace and moves by arrows', async () => {
  const { user } = renderScreen(<Form />);
  await user.click(boxes()[0]!);
  await user.keyboard('12{Backspace}');
  expect(values()).toEqual(['1', '', '', '', '', '']);
  expect(document.activeElement).toBe(boxes()[1]);
  await user.keyboard('{ArrowLeft}7');
  expect(values()).toEqual(['7', '', '', '', '', '']);
});

it('fills all boxes from a paste into any of them', async () => {
  const { user } = renderScreen(<Form />);
  await user.click(boxes()[3]!);
  await user.paste('Your code is 482 913');
  expect(values()).toEqual(['4', '8', '2', '9', '1', '3']);
});

it('fills all boxes when the code is autofilled into the first', () => {
  renderScreen(<Form />);
  expect(boxes()[0]!.autocomplete).toBe('one-time-code');
  fireEvent.input(boxes()[0]!, { target: { value: '482913' } });
  expect(values()).toEqual(['4', '8', '2', '9', '1', '3']);
});

it('moves the focus on when the same digit is typed again', async () => {
  const { user } = renderScreen(<Form />);
  await user.click(boxes()[0]!);
  await user.keyboard('12');
  await user.click(boxes()[0]!);
  await user.keyboard('1');
  expect(document.activeElement).toBe(boxes()[1]);
  expect(values()).toEqual(['1', '2', '', '', '', '']);
});
