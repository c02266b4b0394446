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
  tree: () => import('#screens/tree/tree.screen.tsx'),
  points: () => import('#screens/points/points.screen.tsx'),
  pointsWork: () => import('#screens/points-work/points-work.screen.tsx'),
  lineFlags: () => import('#screens/line-flags/line-flags.screen.tsx'),
  leads: () => import('#screens/leads/leads.screen.tsx'),
  commercialLeads: () => import('#screens/leads/leads.screen.tsx'),
  lead: () => import('#screens/lead/lead.screen.tsx'),
  leadForm: () => import('#screens/lead-form/lead-form.screen.tsx'),
  leadImport: () => import('#screens/lead-import/lead-import.screen.tsx'),
  lists: () => import('#screens/lists/lists.screen.tsx'),
  todo: () => import('#screens/todo/todo.screen.tsx'),
  commercialTodo: () => import('#screens/todo/todo.screen.tsx'),
  learning: () => import('#screens/content/learning.screen.tsx'),
  faq: () => import('#screens/content/faq.screen.tsx'),
  help: () => import('#screens/content/help.screen.tsx'),
  buildingReference: () => import('#screens/building-reference/building-reference.screen.tsx'),
  about: () => import('#screens/content/about.screen.tsx'),
  account: () => import('#screens/account/account.screen.tsx'),
} satisfies Record<keyof typeof agentRoutes, () => Promise<{ Screen: ComponentType }>>;

export { Frame } from '#frame.tsx';
