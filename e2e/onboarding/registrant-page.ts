import type { Page } from '@playwright/test';
import { REGISTRANT_KEY } from '@payung/shared/session/persistence.ts';
import type { Registrant } from './registrations.ts';

/** Puts the session of somebody who registers into a page, as the app itself would have left it. */
export const enterAs = (page: Page, { state: { token, registrationId } }: Registrant): Promise<unknown> =>
  page.addInitScript(([key, kept]) => sessionStorage.setItem(key, kept), [
    REGISTRANT_KEY,
    JSON.stringify({ token, registrationId }),
  ] as const);
