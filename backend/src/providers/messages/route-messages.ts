import type { MessageProvider } from './message.ts';

/** E-mail by one way, codes and short texts by the other. */
export const routeMessages = (mail: MessageProvider, texts: MessageProvider): MessageProvider => ({
  send: (message) => (message.channel === 'email' ? mail : texts).send(message),
});
