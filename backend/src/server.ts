import { readEnvironment, WrongEnvironment } from './environment.ts';
import { startBackend } from './start-backend.ts';

const MOST_MS_TO_STOP = 10_000;

const environment = (() => {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof WrongEnvironment)) throw error;
    console.error(error.message);
    process.exit(1);
  }
})();

const backend = await startBackend(environment);

const stop = (): void => {
  // What has not ended by then is cut off; every acknowledged write is on the disk already.
  setTimeout(() => process.exit(1), MOST_MS_TO_STOP).unref();
  void backend.stop().then(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

const paymentHosts = backend.sandbox ? [new URL(backend.sandbox.settings.baseUrl).host] : [];
console.log(JSON.stringify({ ready: true, url: backend.url, messages: backend.messages, paymentHosts }));
