import { createToken } from '#publishing/squads.ts';

/** `node create-many-tokens.ts <data> <squad> <count>`: creates tokens one after another, to race with others. */
const [data = '', squad = '', count = ''] = process.argv.slice(2);
for (let made = 0; made < Number(count); made += 1) {
  createToken(data, { squad, remotes: [`mfe-${squad.toLowerCase()}`], by: 'ayu@desk' });
}
