import { hardenedServer, listen } from '#edge/server/hardened-server.ts';
import { endOnFaults } from '#edge/server/process-faults.ts';

/** Started as a process by a test: meets the fault that its argument names while it answers another request. */
const [, , fault = ''] = process.argv;
const app = hardenedServer({});
const begun = Promise.withResolvers<void>();
const ending = Promise.withResolvers<number>();

endOnFaults({
  log: (entry) => console.log(JSON.stringify(entry)),
  end: ending.resolve,
});

app.get('/slow', async (_request, reply) => {
  reply.header('connection', 'close');
  begun.resolve();
  await ending.promise;
  return 'what had begun';
});
app.get('/thrown/:code', () => {
  setImmediate(() => {
    throw new RangeError('secret');
  });
  return '';
});
app.get('/rejected/:code', () => {
  void Promise.resolve().then(() => {
    throw new TypeError('secret');
  });
  return '';
});

const url = await listen(app, { port: 0, host: '127.0.0.1' });
const slow = fetch(`${url}/slow`);
await begun.promise;
void fetch(`${url}/${fault}/secret-link-code`);
const answer = await slow;
console.log(JSON.stringify({ answered: await answer.text() }));
await app.close();
process.exit(await ending.promise);
