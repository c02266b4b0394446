import { randomBytes } from 'node:crypto';
import type { ProductModule } from '#areas/product-module.ts';
import { SANDBOX_PAGES } from './plugins/sandbox-pages.ts';
import type { Clock } from '#clock.ts';
import type { Environment } from '#environment.ts';
import { startIdentitySandbox } from '#providers/identity/sandbox/sandbox-server.ts';
import type { IdentitySandbox } from '#providers/identity/sandbox/sandbox-server.ts';
import { startPartnerSandboxIn } from '#providers/partner/sandbox/sandbox-server.ts';
import type { PartnerSandbox } from '#providers/partner/sandbox/sandbox-server.ts';
import { startSandboxIn } from '#providers/payment/sandbox/sandbox-server.ts';
import type { PaymentSandbox } from '#providers/payment/sandbox/sandbox-server.ts';
import { sandboxPartnerKeys } from '#server-keys.ts';

/** Each only where the mode has sandboxes and no provider is configured. */
export interface Sandboxes {
  readonly sandbox: PaymentSandbox | undefined;
  readonly identitySandbox: IdentitySandbox | undefined;
  readonly partnerSandbox: PartnerSandbox | undefined;
  /** Where browsers of other machines reach the pages of the payment sandbox. */
  readonly pagesUrl: string | undefined;
  readonly close: () => Promise<void>;
}

interface SandboxParts {
  readonly environment: Environment;
  readonly secret: string;
  readonly clock: Clock;
  readonly modules: readonly Pick<ProductModule, 'handover'>[];
  /** Known once the server listens. */
  readonly publicUrl: () => string;
  readonly ownUrl: () => string;
}

/** What stands in for providers in the demo. */
export const startSandboxes = async ({
  environment,
  secret,
  clock,
  modules,
  publicUrl,
  ownUrl,
}: SandboxParts): Promise<Sandboxes> => {
  const { byMode, data } = environment;
  const pagesUrl =
    environment.isStaging && environment.publicUrl !== undefined
      ? `${environment.publicUrl}${SANDBOX_PAGES}`
      : undefined;
  const sandbox =
    byMode.hasSandboxes && environment.doku === undefined
      ? await startSandboxIn(data, { secret, clock, pagesUrl })
      : undefined;
  const identitySandbox =
    byMode.hasSandboxes && environment.hyperverge === undefined
      ? await startIdentitySandbox({ appId: 'payung-demo', appKey: randomBytes(16).toString('hex') })
      : undefined;
  const handover = modules.find((module) => module.handover !== undefined)?.handover;
  const partnerSandbox =
    byMode.hasSandboxes && environment.partner === undefined && handover !== undefined
      ? await startPartnerSandboxIn(data, {
          keys: sandboxPartnerKeys(environment),
          clock,
          retryUrl: () => `${publicUrl()}/app${handover.retryPath}`,
          noticeUrl: () => `${ownUrl()}/api${handover.noticePath}`,
        })
      : undefined;
  const close = async (): Promise<void> => {
    await sandbox?.close();
    await identitySandbox?.close();
    await partnerSandbox?.close();
  };
  return { sandbox, identitySandbox, partnerSandbox, pagesUrl, close };
};
