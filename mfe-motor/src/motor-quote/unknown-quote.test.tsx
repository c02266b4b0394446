import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { motorServer } from '#testing/motor-server.ts';
import { openMotor } from '#testing/open-motor.ts';
import { screens } from '../screens.ts';

const notFound = refuse({ status: 404, errCode: 4, errMsg: 'Not found' });

it.each([
  ['choosePlan', '/motorchooseproduct'],
  ['additionalBenefits', '/motoradditionalbenefits'],
  ['orderSummary', '/motorordersummary'],
  ['customerInformation', '/customerinformationmotor'],
  ['customerConfirmation', '/customerconfirmationmotor'],
  ['carInspection', '/oonariskinspectionmotor'],
  ['photoPreview', '/oonamotorPreview'],
  ['photoReupload', '/motorreupload'],
  ['confirmation', '/oonaconfirmationMotor'],
  ['payment', '/motorpayment'],
  ['start', '/motorscreen'],
  ['createQuote', '/createmotorquote'],
] as const)('%s of an unknown or foreign quote says so, and leads nowhere on', async (id, path) => {
  const { Screen } = await screens[id]();
  const { toasts } = openMotor(Screen, {
    path,
    api: {
      ...motorServer(),
      getMotorQuote: notFound,
      getQuote: notFound,
      motorBenefits: notFound,
      inspectionDocuments: notFound,
    },
  });
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain('We could not find this');
  expect(said.textContent).toContain('it belongs to another account');
  expect(said.textContent).toMatch(/Reference ref-\d/);
  expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  // The bar with its button is gone: there is nothing to go on with.
  expect(
    screen.queryByRole('button', {
      name: /Pay|Proceed|Print|^(Next|Continue|See the plans|Create Policy|Confirm and go to payment)$/,
    }),
  ).toBeNull();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(toasts).toEqual([]);
});
