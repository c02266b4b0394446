// A server of one test, in a process of its own: an error that nothing catches would end the run.
import fastify from 'fastify';
import { followRequests } from '#app/plugins/current-request.ts';
import { loggerOptions, requestIdOf } from '#app/plugins/request-log.ts';
import { endGracefully } from '#process/end-gracefully.ts';

const app = fastify({ logger: loggerOptions('fatal'), genReqId: requestIdOf, forceCloseConnections: 'idle' });
followRequests(app);

let finish = (): void => undefined;
const asked = new Promise<void>((resolve) => {
  finish = resolve;
});
app.get('/slow', () => asked.then(() => 'whole'));

app.get('/thrown/:phone', () => {
  setImmediate(() => {
    throw new Error('Key (phone)=(6281234567890)');
  });
  return 'answered';
});
app.post('/rejected', () => {
  void Promise.resolve().then(() => {
    throw new Error('Key (phone)=(6281234567890)');
  });
  return 'answered';
});
app.get('/own', () => 'ready');
process.once('SIGUSR2', () => {
  throw new Error('of nobody');
});

endGracefully({
  log: app.log,
  drainSeconds: 5,
  // The slow answer is still to come when the error is there.
  drain: () => finish(),
  stop: () => app.close(),
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
