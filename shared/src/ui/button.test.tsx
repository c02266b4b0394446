import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

it('keeps its name while it is busy, says so, and takes no press', async () => {
  const press = vi.fn();
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button loading htmlType="submit" onClick={press}>
        Lanjut
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Lanjut' });
  await userEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect([press.mock.calls, submit.mock.calls]).toEqual([[], []]);
});

it('is a link where it has an address, and none while it is disabled', () => {
  const { rerender } = render(<Button href="mailto:bantuan@payung.example">Tulis</Button>);
  expect(screen.getByRole('link', { name: 'Tulis' }).getAttribute('href')).toBe(
    'mailto:bantuan@payung.example',
  );
  rerender(
    <Button href="mailto:bantuan@payung.example" disabled>
      Tulis
    </Button>,
  );
  expect(screen.queryByRole('link')).toBeNull();
});
