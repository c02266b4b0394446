// First, so that it hears of its parent's end while the others are evaluated.
import { whenParentEnds } from './end-with-parent.ts';
import { makeFilesPrivate } from './core/database/durable-file.ts';
import { readEnvironment, WrongEnvironment } from './environment.ts';
import { startBackend } from './start-backend.ts';
import { printStartProblem } from './start-problem.ts';

makeFilesPrivate();

const environment = (() => {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof WrongEnvironment)) throw error;
    console.error(error.message);
    process.exit(1);
  }
})();

const backend = await startBackend(environment).catch((error: unknown): never => {
  console.error(printStartProblem(error));
  process.exit(1);
});

let isStopping = false;
const stopAfter = (lingerMs: number): void => {
  if (isStopping) return;
  isStopping = true;
  // What has not ended by then is cut off; every acknowledged write is on the disk already.
  setTimeout(() => process.exit(1), environment.drainSeconds * 1000).unref();
  backend.drain();
  setTimeout(() => void backend.stop().then(() => process.exit(0)), lingerMs);
};
const stop = (): void => stopAfter(0);
// Edges of other processes send requests until they have noticed; the one that started this process sends none.
const lingerMs = 'connected' in process ? 0 : (environment.drainSeconds * 1000) / 4;
process.once('SIGTERM', () => stopAfter(lingerMs));
process.once('SIGINT', stop);
whenParentEnds(stop);

const { url, pageFacts, messages } = backend;
for (const { name, type, remark, phone } of pageFacts.people ?? []) {
  const who = remark === undefined ? type : `${type}, ${remark.en}`;
  console.log(`Log in as ${name} (${who}): ${phone}`);
}
if (messages)
  console.log(`Codes, e-mails and WhatsApp texts: ${messages.url} with the token ${messages.token}`);
console.log(JSON.stringify({ ready: true, url, messages, ...pageFacts }));
