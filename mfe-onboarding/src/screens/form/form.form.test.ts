import { describe, expect, it } from 'vitest';
import { aRegistrationReply, anEmptyRegistration } from '#testing/registration-data.ts';
import { isRetake, openedFor } from './form.form.ts';

const told = { phonenumber: '6281234567890', userId: '65f0c1a5e4b0a70001a3a001' };

describe('what the form is opened for', () => {
  it.each([
    ['retakePhotoData', true],
    ['declinedeoor', false],
    ['declinedeoorCor', false],
    ['declinedeoorCorRetake', true],
  ] as const)('is the marker %s, told or found in the registration [ONB-008]', (mode, leadsToCard) => {
    expect(openedFor({ ...told, mode }, aRegistrationReply()).mode).toBe(mode);
    expect(openedFor(null, aRegistrationReply({ status: 'returned', mode })).mode).toBe(mode);
    expect(isRetake(mode)).toBe(leadsToCard);
  });

  it('is nothing that the specification does not know', () => {
    expect(openedFor({ ...told, mode: 'retakeEverything' }, aRegistrationReply()).mode).toBeUndefined();
    expect(isRetake(undefined)).toBe(false);
  });

  it('is the kind and the taxpayer flag that were told, until the registration knows better [ONB-008]', () => {
    const company = { ...told, activekey: 'cor', taxpayer: true };
    expect(openedFor(company, anEmptyRegistration())).toMatchObject({
      kind: 'corporate',
      hasTaxNumber: true,
    });
    expect(openedFor({ ...company, activekey: 'ind' }, anEmptyRegistration()).kind).toBe('individual');
    expect(openedFor(company, aRegistrationReply())).toMatchObject({
      kind: 'individual',
      hasTaxNumber: true,
    });
  });
});
