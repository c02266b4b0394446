import { routeTable } from '@payung/shared/routes/route.ts';

const registrationRead = [{ endpoint: 'getRegistration' }] as const;
const profileRead = [{ endpoint: 'getProfile' }] as const;
const agreementReads = [{ endpoint: 'getRegistration' }, { endpoint: 'getAgreement' }] as const;

/** ONB-001, rulings N02, N03, N06 to N12. `/login` is the shell's (ruling K122). */
export const onboardingRoutes = routeTable({
  register: { path: '/registerhere', mode: 'public' },
  inactive: { path: '/inactiveuser', mode: 'public' },
  invite: {
    path: '/withoutReferralLinkRegistration/:linkId',
    mode: 'public',
    params: { linkId: 'linkId' },
    reads: [{ endpoint: 'decryptLink', query: { id: '{linkId}' } }],
  },
  start: { path: '/withoutReferralLinkRegistration', mode: 'public' },
  otp: { path: '/aobOTPConfirmation', mode: 'public', undisturbed: true },

  tasks: { path: '/aob-tasks', mode: 'registrant', reads: registrationRead },
  form: { path: '/AOBmitraRegistrationForm', mode: 'registrant', reads: registrationRead },
  individualCard: { path: '/AOBIndividualIdCard', mode: 'registrant', reads: registrationRead },
  corporateCard: { path: '/AOBCorporateIdCard', mode: 'registrant', reads: registrationRead },
  individualCardSuccess: { path: '/AOBIndividualIdCardSuccess', mode: 'registrant', reads: registrationRead },
  corporateCardSuccess: { path: '/AOBCorporateIdCardSuccess', mode: 'registrant', reads: registrationRead },
  individualTerms: {
    path: '/AOBIndividualIdCardTermsandConditions',
    mode: 'registrant',
    reads: agreementReads,
  },
  corporateTerms: {
    path: '/AOBCorporateIdCardTermsandConditions',
    mode: 'registrant',
    reads: agreementReads,
  },
  individualTax: { path: '/AOBIndividualTax', mode: 'registrant', reads: registrationRead },
  corporateTax: { path: '/AOBCorporateTax', mode: 'registrant', reads: registrationRead },
  individualBank: { path: '/AOBIndividualBankDetails', mode: 'registrant', reads: registrationRead },
  corporateBank: { path: '/AOBCorporateBankDetails', mode: 'registrant', reads: registrationRead },
  verification: { path: '/aob-verification', mode: 'registrant', safePoint: true, reads: registrationRead },
  success: { path: '/aob-success', mode: 'registrant', safePoint: true, reads: registrationRead },
  error: { path: '/aob-error', mode: 'registrant' },
  cardError: { path: '/id-card-data-error', mode: 'registrant', reads: registrationRead },
  sdk: { path: '/sdk', mode: 'registrant', reads: registrationRead },

  profile: { path: '/profile', mode: 'agent', reads: [...profileRead, { endpoint: 'getAgreement' }] },
  profileCard: { path: '/profile-id-card', mode: 'agent', reads: profileRead },
  profileCardDone: { path: '/profile-id-card-done', mode: 'agent' },
  profileTax: { path: '/profile-tax-id', mode: 'agent', reads: profileRead },
  profileTaxDone: { path: '/profile-tax-id-done', mode: 'agent' },
  profileBank: { path: '/profile-bank', mode: 'agent', reads: profileRead },
  publicCard: { path: '/profile-card', mode: 'agent', reads: [{ endpoint: 'getPublicCard' }] },
  agreement: { path: '/agreement', mode: 'agent', reads: [{ endpoint: 'getAgreement' }] },

  reviews: { path: '/registrationreviews', mode: 'staff', safePoint: true },
  review: { path: '/registrationreview', mode: 'staff' },
  agreements: { path: '/agreements', mode: 'staff', reads: [{ endpoint: 'listAgreements' }] },
});
