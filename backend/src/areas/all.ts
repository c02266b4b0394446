import type { Area } from './area.ts';
import { agentArea } from './agents/area.ts';
import { agreementArea } from './agreement/area.ts';
import { authArea } from './auth/area.ts';
import { contentArea } from './content/area.ts';
import { duplicateAlertArea } from './duplicate-alerts/area.ts';
import { identityArea } from './identity/area.ts';
import { leadArea } from './leads/area.ts';
import { listArea } from './lists/area.ts';
import { networkArea } from './network/area.ts';
import { notificationArea } from './notifications/area.ts';
import { onboardingArea } from './onboarding/area.ts';
import { operationArea } from './operation/area.ts';
import { paymentArea } from './payment/area.ts';
import { placesArea } from './places/area.ts';
import { pointsArea } from './points/area.ts';
import { privacyArea } from './privacy/area.ts';
import { pushArea } from './push/area.ts';
import { quoteArea } from './quote/area.ts';
import { todoArea } from './todo/area.ts';

/** What belongs to no product. The order is that of the demo: its quotes need agents and promo codes, its leads quotes. */
export const AREAS: readonly Area[] = [
  agentArea,
  authArea,
  quoteArea,
  placesArea,
  identityArea,
  paymentArea,
  notificationArea,
  leadArea,
  listArea,
  todoArea,
  pushArea,
  contentArea,
  privacyArea,
  operationArea,
  onboardingArea,
  agreementArea,
  networkArea,
  pointsArea,
  duplicateAlertArea,
];
