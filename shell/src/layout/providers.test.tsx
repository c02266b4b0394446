import { render, screen } from '@testing-library/react';
import { Button } from 'antd';
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
