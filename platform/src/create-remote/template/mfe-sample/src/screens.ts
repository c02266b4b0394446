import type { ComponentType } from 'react';
import type { sampleRoutes } from './contract/routes.ts';

export { Frame } from './frame.tsx';

/** Route id → screen. A row of the route table without a screen does not compile. */
export const screens: Record<keyof typeof sampleRoutes, () => Promise<{ Screen: ComponentType }>> = {
  start: () => import('./screens/start/start.screen.tsx'),
  otp: () => import('./screens/otp/otp.screen.tsx'),
};
