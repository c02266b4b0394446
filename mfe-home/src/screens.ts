import type { ComponentType } from 'react';
import { frameOf } from '@payung/shared/messages/frame.tsx';
import { catalogue } from '#messages/catalogue.ts';
import type { homeRoutes } from './contract/routes.ts';

export const Frame = frameOf(catalogue);
export const loadTexts = catalogue.load;

/** Route id → screen. A row of the route table without a screen does not compile. */
export const screens: Record<keyof typeof homeRoutes, () => Promise<{ Screen: ComponentType }>> = {
  start: () => import('./screens/start/start.screen.tsx'),
  createQuote: () => import('./screens/create-quote/create-quote.screen.tsx'),
  choosePlan: () => import('./screens/choose-plan/choose-plan.screen.tsx'),
  additionalBenefits: () => import('./screens/additional-benefits/additional-benefits.screen.tsx'),
  orderSummary: () => import('./screens/order-summary/order-summary.screen.tsx'),
  quoteCreated: () => import('./screens/quote-created/quote-created.screen.tsx'),
  customerInformation: () => import('./screens/customer-information/customer-information.screen.tsx'),
  confirmation: () => import('./screens/confirmation/confirmation.screen.tsx'),
  payment: () => import('./screens/payment/payment.screen.tsx'),
  policySuccess: () => import('./screens/policy-success/policy-success.screen.tsx'),
  policyError: () => import('./screens/policy-error/policy-error.screen.tsx'),
  otp: () => import('./screens/otp/otp.screen.tsx'),
};
