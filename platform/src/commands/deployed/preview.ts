import { dataFolder } from '#registry/data-folder.ts';
import { readRegistry } from '#registry/registry-file.ts';
import { readShell } from '#registry/publish-shell.ts';
import { releasesOfSet } from '#registry/sets/exchange.ts';
import { requireSet } from '#registry/sets/release-set.ts';
import { linkOf } from '#registry/sets/set-link.ts';
import { runCommand } from '../run-command.ts';

/** Prints a signed link to a generation of before, or to releases that are not live. */
await runCommand(async () => {
  const [text, ...more] = process.argv.slice(2);
  if (text === undefined || more.length > 0) {
    throw new Error('Name what is shown: npm run preview -- 173, or -- mfe-travel@1.2.0-ab12cd34ef,shell@…');
  }
  const data = dataFolder();
  const set = requireSet(text);
  const registry = readRegistry(data);
  releasesOfSet(data, { registry, shell: readShell(data, registry) }, set);
  console.log(linkOf(data, set));
});
