import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { expectUnknownQuote } from '@payung/shared/testing/unknown-quote.ts';
import { accidentServer } from '#testing/accident-server.ts';
import { openAccident } from '#testing/open-accident.ts';
import { screens } from '../screens.ts';

const notFound = refuse({ status: 404, errCode: 4, errMsg: 'Not found' });

const PAGES = [
  ['start', '/oonaaccidentscreen'],
  ['limits', '/accidentseperaterequestlimits'],
  ['orderSummary', '/accidentordersummary'],
  ['quoteCreated', '/accidentquotesuccess'],
  ['customerInformation', '/accidentcustomerinformation'],
  ['insureds', '/accidentmultiplecustomerinformation'],
  ['insured', '/accidential-insurance-policy-insured-details'],
  ['details', '/accidentcustomerdetails'],
  ['payment', '/accidentpaymentconfirmation'],
  ['payLater', '/accidentpaylater'],
  ['policy', '/accidentconfirmationsuccess'],
] as const;

it('says on every page that a quote is unknown or foreign, and leads nowhere on', async () => {
  for (const [id, path] of PAGES) {
    const { Screen } = await screens[id]();
    const { toasts, unmount } = openAccident(Screen, {
      path,
      api: { ...accidentServer(), getPaQuote: notFound, getCiQuote: notFound },
    });
    await expectUnknownQuote();
    expect(toasts).toEqual([]);
    unmount();
  }
});
