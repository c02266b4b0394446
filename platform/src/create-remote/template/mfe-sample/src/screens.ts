import type { ComponentType } from 'react';
import type { sampleRoutes } from './contract/routes.ts';
import { frameOf } from '@payung/shared/messages/frame.tsx';
import { catalogue } from '#messages/catalogue.ts';

export const Frame = frameOf(catalogue);
export const loadTexts = catalogue.load;

/** Route id → screen. A row of the route table without a screen does not compile. */
export const screens: Record<keyof typeof sampleRoutes, () => Promise<{ Screen: ComponentType }>> = {
  start: () => import('./screens/start/start.screen.tsx'),
  otp: () => import('./screens/otp/otp.screen.tsx'),
};
