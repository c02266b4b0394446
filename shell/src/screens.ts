import type { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import type { ShellScreenImport } from '#federation/screen-place.tsx';

type ShellScreenId = keyof typeof shellRoutes | 'linkEntry' | 'customerOtp' | 'registrationClosed';

/** Route id → lazy screen, for every row of the shell. */
export const shellScreens: Readonly<Record<ShellScreenId, ShellScreenImport>> = {
  root: () => import('./screens/root/root.screen.tsx'),
  login: () => import('./screens/login/login.screen.tsx'),
  linkEntry: () => import('./screens/link-entry/link-entry.screen.tsx'),
  customerOtp: () => import('./screens/customer-otp/customer-otp.screen.tsx'),
  registrationClosed: () => import('./screens/registration-closed/registration-closed.screen.tsx'),
  linkNotValid: () => import('./screens/link-result/link-not-valid.screen.tsx'),
  linkNotVaild: () => import('./screens/link-result/link-not-valid.screen.tsx'),
  linkNotMatch: () => import('./screens/link-result/link-not-match.screen.tsx'),
  failure: () => import('./screens/failure/failure.screen.tsx'),
  payment: () => import('./screens/payment/payment.screen.tsx'),
  paymentResponse: () => import('./screens/payment-response/payment-response.screen.tsx'),
  paymentSuccess: () => import('./screens/payment-success/payment-success.screen.tsx'),
  quoteSuccess: () => import('./screens/quote-success/quote-success.screen.tsx'),
  policySuccess: () => import('./screens/policy-success/policy-success.screen.tsx'),
  quoteError: () => import('./screens/quote-error/quote-error.screen.tsx'),
  policyError: () => import('./screens/policy-error/policy-error.screen.tsx'),
  payLaterSuccess: () => import('./screens/pay-later-success/pay-later-success.screen.tsx'),
  legal: () => import('./screens/legal/legal.screen.tsx'),
  policyCheck: () => import('./screens/policy-check/policy-check.screen.tsx'),
  passkeys: () => import('./screens/passkeys/passkeys.screen.tsx'),
  myData: () => import('./screens/my-data/my-data.screen.tsx'),
  payLaterError: () => import('./screens/pay-later-error/pay-later-error.screen.tsx'),
};
