import type { MessageProvider } from './message.ts';

const TIMEOUT_MS = 15_000;

/**
 * SMS and WhatsApp through the operator's gateway: one JSON POST with a bearer key. Gateways differ (Verihubs,
 * Zenziva, WhatsApp Cloud), so the operator puts a small adapter of theirs behind this one shape.
 */
export const createGatewayProvider = (settings: {
  readonly url: string;
  readonly key: string;
}): MessageProvider => ({
  send: async (message) => {
    const response = await fetch(settings.url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        authorization: `Bearer ${settings.key}`,
        'content-type': 'application/json',
        'idempotency-key': message.sentFor,
      },
      body: JSON.stringify({
        channel: message.channel,
        to: message.to,
        text: message.body,
        language: message.language,
      }),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The message gateway answered ${response.status}`);
  },
});
