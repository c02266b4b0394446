import { parseArgs } from 'node:util';
import { createToken, readSquads, revokeTokens, tokenId } from '#publishing/squads.ts';
import type { Squad } from '#publishing/squads.ts';
import { TOKEN_DAYS, daysLeft, endDayOf, isTokenValid } from '#publishing/token-end.ts';
import { dataFolder } from '#registry/data-folder.ts';
import { thisPerson } from '#registry/registry-file.ts';
import { runCommand } from '../run-command.ts';

const USAGE = `npm run token -- create "Travel squad" --remotes mfe-travel,mfe-x [--days ${TOKEN_DAYS}] [--person "Ayu Lestari"]
npm run token -- list
npm run token -- revoke "Travel squad"      all of its tokens; or one by the id that the list shows`;

const endWords = (squad: Squad): string => {
  const now = Date.now();
  if (!isTokenValid(squad, now)) return `ended on ${endDayOf(squad)}`;
  const days = daysLeft(squad, now);
  return `ends on ${endDayOf(squad)}, ${days === 1 ? '1 day' : `${days} days`} left`;
};

const lineOf = (squad: Squad): string =>
  [
    `${tokenId(squad)}  ${squad.squad}: ${squad.remotes.join(', ')}`,
    ...(squad.person === undefined ? [] : [`of ${squad.person}`]),
    `since ${squad.created.slice(0, 16).replace('T', ' ')} by ${squad.by}`,
    endWords(squad),
  ].join(', ');

/** What `createToken` refuses, where it is no number. */
const daysOf = (text = `${TOKEN_DAYS}`): number => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN);

/** Tokens with which squads release from repositories of their own. */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { remotes: { type: 'string' }, days: { type: 'string' }, person: { type: 'string' } },
  });
  const [task, name, ...more] = positionals;
  const data = dataFolder();
  if (task === 'list' && name === undefined) {
    const squads = readSquads(data);
    console.log(squads.length === 0 ? 'Nobody has a token.' : squads.map(lineOf).join('\n'));
  } else if (task === 'create' && name !== undefined && values.remotes && more.length === 0) {
    const remotes = values.remotes.split(',').map((remote) => remote.trim());
    const { person, days } = values;
    const terms = { days: daysOf(days), ...(person === undefined ? {} : { person: person.trim() }) };
    const token = createToken(data, { squad: name, remotes, by: thisPerson(), ...terms });
    console.log(
      `${token}\nIt is shown this once, and ends after ${terms.days} days. ${name} releases with it as PAYUNG_RELEASE_TOKEN.`,
    );
  } else if (task === 'revoke' && name !== undefined && more.length === 0) {
    console.log(`Revoked:\n${revokeTokens(data, name).map(lineOf).join('\n')}`);
  } else throw new Error(USAGE);
});
