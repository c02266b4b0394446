import type { ComponentType } from 'react';
import type { motorRoutes } from './contract/routes.ts';
import { frameOf } from '@payung/shared/messages/frame.tsx';
import { catalogue } from '#messages/catalogue.ts';

export const Frame = frameOf(catalogue);
export const loadTexts = catalogue.load;

/** Route id → screen. A row of the route table without a screen does not compile. */
export const screens: Record<keyof typeof motorRoutes, () => Promise<{ Screen: ComponentType }>> = {
  start: () => import('./screens/start/start.screen.tsx'),
  createQuote: () => import('./screens/create-quote/create-quote.screen.tsx'),
  choosePlan: () => import('./screens/choose-plan/choose-plan.screen.tsx'),
  additionalBenefits: () => import('./screens/additional-benefits/additional-benefits.screen.tsx'),
  orderSummary: () => import('./screens/order-summary/order-summary.screen.tsx'),
  customerInformation: () => import('./screens/customer-information/customer-information.screen.tsx'),
  customerConfirmation: () => import('./screens/customer-confirmation/customer-confirmation.screen.tsx'),
  carInspection: () => import('./screens/inspection/inspection.screen.tsx'),
  motorcycleInspection: () => import('./screens/inspection/inspection.screen.tsx'),
  photoPreview: () => import('./screens/photo-preview/photo-preview.screen.tsx'),
  photoReupload: () => import('./screens/photo-reupload/photo-reupload.screen.tsx'),
  confirmation: () => import('./screens/confirmation/confirmation.screen.tsx'),
  payment: () => import('./screens/payment/payment.screen.tsx'),
  otp: () => import('./screens/otp/otp.screen.tsx'),
  handoff: () => import('./screens/handoff/handoff.screen.tsx'),
  reviewQueue: () => import('./screens/review-queue/review-queue.screen.tsx'),
  review: () => import('./screens/review/review.screen.tsx'),
};
