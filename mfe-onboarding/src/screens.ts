import type { ComponentType } from 'react';
import type { onboardingRoutes } from '#contract/routes.ts';
import { frameOf } from '@payung/shared/messages/frame.tsx';
import { catalogue } from '#messages/catalogue.ts';

export const Frame = frameOf(catalogue);
export const loadTexts = catalogue.load;

export const screens = {
  register: () => import('#screens/register/register.screen.tsx'),
  inactive: () => import('#screens/inactive/inactive.screen.tsx'),
  invite: () => import('#screens/invite/invite.screen.tsx'),
  start: () => import('#screens/register/register.screen.tsx'),
  otp: () => import('#screens/otp/otp.screen.tsx'),

  tasks: () => import('#screens/tasks/tasks.screen.tsx'),
  form: () => import('#screens/form/form.screen.tsx'),
  individualCard: () => import('#screens/id-card/id-card.screen.tsx'),
  corporateCard: () => import('#screens/id-card/id-card.screen.tsx'),
  individualCardSuccess: () => import('#screens/id-card-success/id-card-success.screen.tsx'),
  corporateCardSuccess: () => import('#screens/id-card-success/id-card-success.screen.tsx'),
  individualTerms: () => import('#screens/terms/terms.screen.tsx'),
  corporateTerms: () => import('#screens/terms/terms.screen.tsx'),
  individualTax: () => import('#screens/tax/tax.screen.tsx'),
  corporateTax: () => import('#screens/tax/tax.screen.tsx'),
  individualBank: () => import('#screens/bank/bank.screen.tsx'),
  corporateBank: () => import('#screens/bank/bank.screen.tsx'),
  verification: () => import('#screens/verification/verification.screen.tsx'),
  success: () => import('#screens/success/success.screen.tsx'),
  error: () => import('#screens/error/error.screen.tsx'),
  cardError: () => import('#screens/id-card-error/id-card-error.screen.tsx'),
  sdk: () => import('#screens/sdk/sdk.screen.tsx'),

  profile: () => import('#screens/profile/profile.screen.tsx'),
  profileCard: () => import('#screens/profile-id-card/profile-id-card.screen.tsx'),
  profileCardDone: () => import('#screens/profile-done/profile-done.screen.tsx'),
  profileTax: () => import('#screens/profile-tax/profile-tax.screen.tsx'),
  profileTaxDone: () => import('#screens/profile-done/profile-done.screen.tsx'),
  profileBank: () => import('#screens/profile-bank/profile-bank.screen.tsx'),
  publicCard: () => import('#screens/public-card/public-card.screen.tsx'),
  agreement: () => import('#screens/agreement/agreement.screen.tsx'),

  reviews: () => import('#screens/reviews/reviews.screen.tsx'),
  review: () => import('#screens/review/review.screen.tsx'),
  agreements: () => import('#screens/agreements/agreements.screen.tsx'),
} satisfies Record<keyof typeof onboardingRoutes, () => Promise<{ Screen: ComponentType }>>;
