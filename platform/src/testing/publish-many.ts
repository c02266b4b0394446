import { publishRemote } from '#registry/publish-remote.ts';

/** `node publish-many.ts <data> <step> <dist> …`: releases one after another, to race with others; dies at the step, if one is named. */
const [data = '', dieAt, ...builds] = process.argv.slice(2);
for (const dist of builds) {
  await publishRemote(data, dist, {
    command: 'release',
    onStep: (step) => {
      if (step === dieAt) process.kill(process.pid, 'SIGKILL');
    },
  });
}
