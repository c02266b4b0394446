import type { ComponentType } from 'react';
import type { agentRoutes } from '#contract/routes.ts';
import { frameOf } from '@payung/shared/messages/frame.tsx';
import { catalogue } from '#messages/catalogue.ts';

export const Frame = frameOf(catalogue);
export const loadTexts = catalogue.load;

export const screens = {
  home: () => import('#day/home/home.screen.tsx'),
  commercialHome: () => import('#day/home/home.screen.tsx'),
  supportHome: () => import('#day/home/home.screen.tsx'),
  staffHome: () => import('#staff/home/staff-home.screen.tsx'),
  notifications: () => import('#day/notifications/notifications.screen.tsx'),
  paymentPending: () => import('#day/payment-pending/payment-pending.screen.tsx'),
  recruit: () => import('#network/recruit/recruit.screen.tsx'),
  tree: () => import('#network/tree/tree.screen.tsx'),
  points: () => import('#network/points/points.screen.tsx'),
  pointsWork: () => import('#staff/points-work/points-work.screen.tsx'),
  refunds: () => import('#staff/refunds/refunds.screen.tsx'),
  duplicateAlerts: () => import('#staff/duplicate-alerts/duplicate-alerts.screen.tsx'),
  performance: () => import('#day/performance/performance.screen.tsx'),
  sell: () => import('#day/sell/sell.screen.tsx'),
  quotes: () => import('#day/lists/quotes.screen.tsx'),
  leads: () => import('#day/leads/leads.screen.tsx'),
  commercialLeads: () => import('#day/leads/leads.screen.tsx'),
  lead: () => import('#day/lead/lead.screen.tsx'),
  leadForm: () => import('#day/lead-form/lead-form.screen.tsx'),
  leadImport: () => import('#day/lead-import/lead-import.screen.tsx'),
  lists: () => import('#day/lists/lists.screen.tsx'),
  todo: () => import('#day/todo/todo.screen.tsx'),
  commercialTodo: () => import('#day/todo/todo.screen.tsx'),
  learning: () => import('#day/content/learning.screen.tsx'),
  faq: () => import('#day/content/faq.screen.tsx'),
  help: () => import('#day/content/help.screen.tsx'),
  buildingReference: () => import('#day/content/building-reference.screen.tsx'),
  about: () => import('#day/content/about.screen.tsx'),
  account: () => import('#day/account/account.screen.tsx'),
} satisfies Record<keyof typeof agentRoutes, () => Promise<{ Screen: ComponentType }>>;
