import { describe, expect, it } from 'vitest';
import { screens } from '#screens.ts';
import { onboardingRoutes } from './routes.ts';

const ROUTES = [
  ['/registerhere', 'public'],
  ['/inactiveuser', 'public'],
  ['/withoutReferralLinkRegistration/:linkId', 'public'],
  ['/withoutReferralLinkRegistration', 'public'],
  ['/aobOTPConfirmation', 'public'],
  ['/aob-tasks', 'registrant'],
  ['/AOBmitraRegistrationForm', 'registrant'],
  ['/AOBIndividualIdCard', 'registrant'],
  ['/AOBCorporateIdCard', 'registrant'],
  ['/AOBIndividualIdCardSuccess', 'registrant'],
  ['/AOBCorporateIdCardSuccess', 'registrant'],
  ['/AOBIndividualIdCardTermsandConditions', 'registrant'],
  ['/AOBCorporateIdCardTermsandConditions', 'registrant'],
  ['/AOBIndividualTax', 'registrant'],
  ['/AOBCorporateTax', 'registrant'],
  ['/AOBIndividualBankDetails', 'registrant'],
  ['/AOBCorporateBankDetails', 'registrant'],
  ['/aob-verification', 'registrant'],
  ['/aob-success', 'registrant'],
  ['/aob-error', 'registrant'],
  ['/id-card-data-error', 'registrant'],
  ['/sdk', 'registrant'],
  ['/profile', 'agent'],
  ['/profile-id-card', 'agent'],
  ['/profile-id-card-done', 'agent'],
  ['/profile-tax-id', 'agent'],
  ['/profile-tax-id-done', 'agent'],
  ['/profile-bank', 'agent'],
  ['/profile-card', 'agent'],
  ['/agreement', 'agent'],
  ['/registrationreviews', 'staff'],
  ['/registrationreview', 'staff'],
  ['/agreements', 'staff'],
];

describe('the routes of onboarding', () => {
  it('match the specification, with the mode that may open each [ONB-001]', () => {
    expect(Object.values(onboardingRoutes).map(({ path, mode }) => [path, mode])).toEqual(ROUTES);
  });

  it('each have a screen', () => {
    expect(Object.keys(screens).toSorted()).toEqual(Object.keys(onboardingRoutes).toSorted());
  });
});

it('the route of an invitation takes only the id of a link', () => {
  expect(onboardingRoutes.invite.params).toEqual({ linkId: 'linkId' });
});
