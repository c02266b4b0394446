import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Node runs no TypeScript of installed packages, and the kit is one: its sources are what the platform itself runs. */
registerHooks({
  load: (url, context, nextLoad) => {
    if (!/\/node_modules\/@payung\/[^?]+\.ts(\?|$)/.test(url)) return nextLoad(url, context);
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url.replace(/\?.*/, '')), 'utf8'));
    return { format: 'module', source, shortCircuit: true };
  },
});
