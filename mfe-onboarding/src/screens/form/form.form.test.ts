import { describe, expect, it } from 'vitest';
import { aRegistrationReply, anEmptyRegistration } from '#testing/registration-data.ts';
import { isRetake, formOpeningOf } from './form.form.ts';

const navigationState = { phonenumber: '6281234567890', userId: '65f0c1a5e4b0a70001a3a001' };

describe('the mode in which the form opens', () => {
  it.each([
    ['retakePhotoData', true],
    ['declinedeoor', false],
    ['declinedeoorCor', false],
    ['declinedeoorCorRetake', true],
  ] as const)('is %s, from the navigation state or the registration [ONB-008]', (mode, leadsToCard) => {
    expect(formOpeningOf({ ...navigationState, mode }, aRegistrationReply()).mode).toBe(mode);
    expect(formOpeningOf(null, aRegistrationReply({ status: 'returned', mode })).mode).toBe(mode);
    expect(isRetake(mode)).toBe(leadsToCard);
  });

  it('is undefined for a marker that the specification does not define', () => {
    expect(
      formOpeningOf({ ...navigationState, mode: 'retakeEverything' }, aRegistrationReply()).mode,
    ).toBeUndefined();
    expect(isRetake(undefined)).toBe(false);
  });

  it('has the kind and the taxpayer flag of the navigation state until the registration has its own [ONB-008]', () => {
    const company = { ...navigationState, activekey: 'cor', taxpayer: true };
    expect(formOpeningOf(company, anEmptyRegistration())).toMatchObject({
      kind: 'corporate',
      hasTaxNumber: true,
    });
    expect(formOpeningOf({ ...company, activekey: 'ind' }, anEmptyRegistration()).kind).toBe('individual');
    expect(formOpeningOf(company, aRegistrationReply())).toMatchObject({
      kind: 'individual',
      hasTaxNumber: true,
    });
  });
});
