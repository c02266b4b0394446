import { expect, it } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { CHECK, withIdentityFrame } from '#testing/identity-frame.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { Screen } from './sdk.screen.tsx';

const frame = withIdentityFrame();

it.each([
  ['needs_review', '/AOBIndividualIdCardSuccess'],
  ['auto_declined', '/id-card-data-error'],
])(
  'launches the check and handles %s as the page of the card does [IDV-010] [IDV-011]',
  async (status, address) => {
    const view = renderRegistration(Screen, { route: '/sdk', api: { identityToken: CHECK } });
    await view.user.click(await screen.findByRole('checkbox'));
    expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull();
    await view.user.click(screen.getByRole('button', { name: 'Take photo and selfie' }));
    await screen.findByRole('dialog');
    frame.end(status);
    await waitFor(() => expect(view.address()).toBe(address));
  },
);
