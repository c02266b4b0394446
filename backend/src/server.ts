// First, so that it hears of its parent's end while the others are evaluated.
import './process/end-with-parent.ts';
import { makeFilesPrivate } from './core/database/durable-file.ts';
import { endGracefully } from './process/end-gracefully.ts';
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

endGracefully({ ...backend, log: backend.app.log, drainSeconds: environment.drainSeconds });

const { url, pageFacts, messages } = backend;
for (const { name, type, remark, phone } of pageFacts.people ?? []) {
  const who = remark === undefined ? type : `${type}, ${remark.en}`;
  console.log(`Log in as ${name} (${who}): ${phone}`);
}
if (messages)
  console.log(`Codes, e-mails and WhatsApp texts: ${messages.url} with the token ${messages.token}`);
console.log(JSON.stringify({ ready: true, url, messages, ...pageFacts }));
