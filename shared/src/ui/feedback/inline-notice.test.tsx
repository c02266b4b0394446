import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InlineNotice } from './inline-notice.tsx';

it('keeps an amount and its unit on one line', () => {
  render(<InlineNotice kind="info" text="The price is now Rp 562.000. Continue?" />);
  expect(screen.getByRole('status').textContent).toBe('The price is now Rp\u{A0}562.000. Continue?');
});
