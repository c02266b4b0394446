import { config } from '@payung/shared/config.ts';
import type { Environment } from './environment.ts';
import { createPushClient } from './providers/push/push-client.ts';
import type { PushSender } from './providers/push/push-client.ts';
import { pushKey } from './server-keys.ts';

/** What sends notices to browsers; nothing where no key is configured. */
export const createPush = (environment: Environment): PushSender | undefined => {
  const key = pushKey(environment);
  if (key === undefined) return undefined;
  const contact = `mailto:${config.brand.supportEmail}`;
  return createPushClient({ key, contact, allowsStandIn: environment.allowsPushStandIn });
};
