import type { ComponentType } from 'react';
import type { agentRoutes } from '#contract/routes.ts';

export const screens = {
  home: () => import('#screens/home/home.screen.tsx'),
  commercialHome: () => import('#screens/home/home.screen.tsx'),
  supportHome: () => import('#screens/home/home.screen.tsx'),
  staffHome: () => import('#screens/staff-home/staff-home.screen.tsx'),
  notifications: () => import('#screens/notifications/notifications.screen.tsx'),
  paymentPending: () => import('#screens/payment-pending/payment-pending.screen.tsx'),
  recruit: () => import('#screens/recruit/recruit.screen.tsx'),
  account: () => import('#screens/account/account.screen.tsx'),
} satisfies Record<keyof typeof agentRoutes, () => Promise<{ Screen: ComponentType }>>;

export { Frame } from '#frame.tsx';
