import fastify from 'fastify';
import type { HypervergeSettings } from '#area-environment.ts';
import { registerSandboxApi, openTransactions } from './sandbox-api.ts';
import { registerSandboxPage } from './sandbox-page.ts';
import type { SandboxChoice } from './sandbox-api.ts';

export interface IdentitySandbox {
  readonly settings: HypervergeSettings;
  /** What a tester chooses on the page, without the page. */
  readonly choose: (transactionId: string, choice: Partial<SandboxChoice>) => void;
  readonly close: () => Promise<void>;
}

interface SandboxOptions {
  readonly appId: string;
  readonly appKey: string;
}

/** Speaks HyperKYC's protocol, so that the real client runs in the demo and in every test. */
export const startIdentitySandbox = async (options: SandboxOptions): Promise<IdentitySandbox> => {
  const app = fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  const transactions = openTransactions();
  const settings = {
    ...options,
    workflowId: 'payung_id_card',
    tokenUrl: '',
    resultUrl: '',
    sdkUrl: '',
    imageHosts: [],
  };
  registerSandboxApi(app, transactions, settings);
  registerSandboxPage(app, transactions);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  Object.assign(settings, { tokenUrl: url, resultUrl: url, sdkUrl: `${url}/sdk.js` });
  return {
    settings,
    choose: (transactionId, choice) => {
      const transaction = transactions.byId(transactionId);
      if (!transaction) throw new Error('The check was not begun');
      transaction.choice = {
        status: 'auto_approved',
        idNumber: '3174051705900001',
        isLate: false,
        isDown: false,
        ...choice,
      };
    },
    close: () => app.close(),
  };
};
