import type { ComponentType } from 'react';
import { frameOf } from '@payung/shared/messages/frame.tsx';
import { catalogue } from '#messages/catalogue.ts';
import type { paCiRoutes } from './contract/routes.ts';

export const Frame = frameOf(catalogue);
export const loadTexts = catalogue.load;

/** Route id → screen. A row of the route table without a screen does not compile. */
export const screens: Record<keyof typeof paCiRoutes, () => Promise<{ Screen: ComponentType }>> = {
  start: () => import('./screens/start/start.screen.tsx'),
  otp: () => import('./screens/otp/otp.screen.tsx'),
  limits: () => import('./screens/limits/limits.screen.tsx'),
  orderSummary: () => import('./screens/order-summary/order-summary.screen.tsx'),
  quoteCreated: () => import('./screens/quote-created/quote-created.screen.tsx'),
  customerInformation: () => import('./screens/customer-information/customer-information.screen.tsx'),
  insureds: () => import('./screens/insureds/insureds.screen.tsx'),
  insured: () => import('./screens/insured/insured.screen.tsx'),
  details: () => import('./screens/details/details.screen.tsx'),
  payment: () => import('./screens/payment/payment.screen.tsx'),
  payLater: () => import('./screens/pay-later/pay-later.screen.tsx'),
  policy: () => import('./screens/policy/policy.screen.tsx'),
  ciStart: () => import('./screens/ci-start/ci-start.screen.tsx'),
  ciLink: () => import('./screens/ci-link/ci-link.screen.tsx'),
  ciOtp: () => import('./screens/ci-otp/ci-otp.screen.tsx'),
  ciHandover: () => import('./screens/ci-handover/ci-handover.screen.tsx'),
};
