import { publishRemote } from '#registry/publish-remote.ts';

/** `node publish-once.ts <data> <dist>`: one release in a process of its own, to race with another. */
const [data, dist] = process.argv.slice(2);
if (!data || !dist) throw new Error('Two folders are needed: the data folder and the build.');
await publishRemote(data, dist);
