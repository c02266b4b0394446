import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { expectUnknownQuote } from '@payung/shared/testing/unknown-quote.ts';
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
  await expectUnknownQuote();
  expect(toasts).toEqual([]);
});
