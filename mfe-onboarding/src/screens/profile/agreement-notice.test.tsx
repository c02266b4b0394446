import { expect, it } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { Frame } from '#screens.ts';
import { shippedAgreement } from '#testing/registration-data.ts';
import { AgreementNotice } from './agreement-notice.tsx';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

const show = (getAgreement: NonNullable<Options['api']>['getAgreement']) =>
  renderScreen(<AgreementNotice />, {
    session: anAgent(),
    frame: (inner) => <Frame>{inner}</Frame>,
    api: getAgreement === undefined ? {} : { getAgreement },
  });

it('asks an agent who has not accepted the agreement in force (ruling R56)', async () => {
  show(shippedAgreement());
  expect(
    await screen.findByText('There is a services agreement that you have not accepted yet.'),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Read and accept' }).getAttribute('href')).toBe('/agreement');
});

it.each([
  ['it is accepted', shippedAgreement('en', { acceptedAt: '2026-11-22T03:00:00.000Z' })],
  ['it could not be read', refuse({ status: 503, errCode: 4, errMsg: 'later' })],
])('shows nothing when %s', async (_when, answer) => {
  const { callsOf, toasts } = show(answer);
  await waitFor(() => expect(callsOf('getAgreement')).toHaveLength(1));
  expect(screen.queryByRole('link')).toBeNull();
  expect(toasts).toEqual([]);
});
