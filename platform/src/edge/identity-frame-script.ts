import type { StartCheck } from '@payung/shared/identity/frame-messages.ts';

interface Sdk {
  readonly HyperKycConfig?: new (
    accessToken: string,
    workflow: string,
    transactionId: string,
  ) => {
    setDefaultLangCode?(code: string): void;
  };
  readonly HyperKYCModule?: {
    launch(config: object, handler: (result: { readonly status?: unknown }) => void): void;
  };
}

/**
 * Serialised into the framed document, so it may use nothing outside of itself.
 * Tells the page that it is ready, starts the provider's script once and reports the outcome.
 */
export const runIdentityFrame = (name: string, version: number, platformOrigin: string): void => {
  const { HyperKycConfig, HyperKYCModule } = globalThis as unknown as Sdk;
  let isStarted = false;

  const say = (message: object): void =>
    window.parent.postMessage({ name, version, ...message }, platformOrigin);

  const start = ({ accessToken, workflow, transactionId, language }: StartCheck): void => {
    if (isStarted || !HyperKycConfig || !HyperKYCModule) return;
    isStarted = true;
    try {
      const config = new HyperKycConfig(accessToken, workflow, transactionId);
      config.setDefaultLangCode?.(language);
      document.documentElement.lang = language;
      HyperKYCModule.launch(config, (result) =>
        say({ type: 'result', transactionId, status: String(result.status) }),
      );
    } catch {
      say({ type: 'failed' });
    }
  };

  addEventListener('message', (event: MessageEvent<Partial<StartCheck> | null>) => {
    if (event.origin !== platformOrigin || event.source !== window.parent) return;
    const data = event.data;
    if (data?.name !== name || data.version !== version || data.type !== 'start') return;
    const { accessToken, workflow, transactionId } = data;
    const isWhole = [accessToken, workflow, transactionId].every((part) => typeof part === 'string');
    if (isWhole) start({ ...(data as StartCheck), language: data.language === 'en' ? 'en' : 'id' });
  });

  // Not framed: there is no page to talk to.
  if (window.parent === window) return;
  say({ type: HyperKycConfig && HyperKYCModule ? 'ready' : 'failed' });
};
