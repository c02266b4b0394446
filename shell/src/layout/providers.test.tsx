import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setLanguage } from '@payung/shared/session/language.ts';
import { Button } from '@payung/shared/ui/button.tsx';
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

it('surrounds pages with the texts of shell and platform', () => {
  setLanguage('id');
  render(
    <Providers>
      <Speaker />
    </Providers>,
  );
  expect(screen.getByRole('button').textContent).toBe('Masuk Coba lagi');
});
