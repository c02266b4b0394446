import { screen } from '@testing-library/react';
import type { renderScreen } from '#testing/render-screen.tsx';

export const consentBox = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
export const confirmButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /Confirm and go to payment/ });

/** Gives the consents that are needed. */
export const agree = async ({ user }: Pick<ReturnType<typeof renderScreen>, 'user'>): Promise<void> => {
  await user.click(await consentBox(/terms and conditions/));
  await user.click(await consentBox(/personal data/));
};
