import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { expectUnknownQuote } from '@payung/shared/testing/unknown-quote.ts';
import { motorServer, openMotor } from '#testing/motor-server.ts';
import { screens } from '../screens.ts';

const notFound = refuse({ status: 404, errCode: 4, errMsg: 'Not found' });

const PAGES = [
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
] as const;

it('shows on every page that a quote is unknown or foreign, without a way on', async () => {
  for (const [id, path] of PAGES) {
    const { Screen } = await screens[id]();
    const { toasts, unmount } = openMotor(Screen, {
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
    unmount();
  }
});
