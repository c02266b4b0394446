import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAgent } from '@payung/shared/testing/people.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { Screen } from './profile-done.screen.tsx';

it.each([
  ['/profile-id-card-done', 'Your ID card is saved', 'en', 'Back to Profile'],
  ['/profile-tax-id-done', 'Your tax number is saved', 'en', 'Back to Profile'],
  ['/profile-id-card-done', 'KTP Anda sudah disimpan', 'id', 'Kembali ke profil'],
] as const)('%s offers Back to Profile [ONB-013]', (route, title, language, back) => {
  const view = renderRegistration(Screen, { session: anAgent(), route, language });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: back }));
  expect(view.address()).toBe('/profile');
});
