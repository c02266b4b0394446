import type { Clock } from '#clock.ts';
import type { Database } from '#core/database/database.ts';
import type { Environment } from '#environment.ts';
import { createGatewayProvider } from './gateway.ts';
import { createMailProvider } from './mail.ts';
import type { MessageProvider } from './message.ts';
import { routeMessages } from './route-messages.ts';
import { createMessageSink } from './sink.ts';

/** What is configured goes out; in the demo the rest goes to the sink. Live mode has configured both. */
export const chooseMessages = (environment: Environment, db: Database, clock: Clock): MessageProvider => {
  const sink = createMessageSink(db, clock);
  return routeMessages(
    environment.smtp ? createMailProvider(environment.smtp) : sink,
    environment.gateway ? createGatewayProvider(environment.gateway) : sink,
  );
};
