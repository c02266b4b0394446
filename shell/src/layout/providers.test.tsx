import { act, render, screen } from '@testing-library/react';
import { Button, Select } from 'antd';
import { expect, it } from 'vitest';
import { setLanguage } from '@payung/shared/session/language.ts';
import { Providers } from '#layout/providers.tsx';
import { useText } from '#messages/text.ts';

const Speaker = () => {
  const text = useText();
  return (
    <Button>
      {text('login.title')} {text('common.tryAgain')}
    </Button>
  );
};

it('surrounds screens with the texts of shell and platform, and antd’s styles with the nonce', () => {
  setLanguage('id');
  // Files share a page: what those before have left there had no nonce.
  for (const style of document.querySelectorAll('style')) style.remove();
  render(
    <Providers nonce="one-time">
      <Speaker />
    </Providers>,
  );
  expect(screen.getByRole('button').textContent).toBe('Masuk Coba lagi');
  const styles = [...document.querySelectorAll('style')];
  expect(styles.length).toBeGreaterThan(0);
  expect(
    styles.every((style) => style.nonce === 'one-time' || style.getAttribute('nonce') === 'one-time'),
  ).toBe(true);
});

it('gives antd the language of the page', () => {
  const { rerender } = render(<div />);
  const open = (language: 'en' | 'id') => {
    act(() => setLanguage(language));
    rerender(
      <Providers key={language}>
        <Select open options={[]} aria-label="Kota" />
      </Providers>,
    );
  };
  open('id');
  expect(screen.getAllByText('Tidak ada data')[0]).toBeDefined();
  open('en');
  expect(screen.getAllByText('No data')[0]).toBeDefined();
});

it('keeps the name of a busy button as it is', () => {
  setLanguage('id');
  render(
    <Providers>
      <Button loading>{'Lanjut'}</Button>
    </Providers>,
  );
  expect(screen.getByRole('button', { name: 'Lanjut' })).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});
