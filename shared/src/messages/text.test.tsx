import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setLanguage } from '@payung/shared/session/language.ts';
import { MessagesProvider } from '#messages/provider.tsx';
import { createCatalogue, useText as useSharedText } from '#messages/text.ts';

const { catalogue, useText } = createCatalogue({
  en: { 'trip.title': 'Your trip, {name}' },
  id: { 'trip.title': 'Perjalanan Anda, {name}' },
});

const Trip = () => {
  const t = useText();
  return (
    <p>
      {t('trip.title', { name: 'Sari' })} · {t('common.next')}
    </p>
  );
};

const Shared = () => <p>{useSharedText()('otp.invalid')}</p>;

it('adds the texts of a remote to the shared ones, by react-intl, in the language of the session [PLAT-009]', () => {
  render(
    <MessagesProvider>
      <MessagesProvider catalogue={catalogue}>
        <Trip />
      </MessagesProvider>
      <Shared />
    </MessagesProvider>,
  );
  expect(screen.getByText('Your trip, Sari · Next')).toBeTruthy();
  act(() => setLanguage('id'));
  expect(screen.getByText('Perjalanan Anda, Sari · Lanjut')).toBeTruthy();
  expect(screen.getByText('Kamu memasukkan OTP yang salah. Mohon periksa kembali')).toBeTruthy();
});

const Wrong = () => (
  // @ts-expect-error an id of no catalogue
  <p>{useText()('trip.tilte')}</p>
);

it('does not compile for an id that nobody knows', () => {
  expect(Wrong).toBeTypeOf('function');
  // @ts-expect-error the Indonesian table lacks an id
  expect(createCatalogue({ en: { a: 'A', b: 'B' }, id: { a: 'A' } }).catalogue.en).toHaveProperty('b');
});
