import { LIMITS_OF_SESSIONS } from 'backend/core/access/concerned-limits.ts';
import type { LimitRow } from 'backend/core/access/limit-table.ts';
import { STRANGER_LIMITS } from 'backend/core/access/stranger-limits.ts';
import { productModulesFor } from 'backend/areas/product-module.ts';
import { PRODUCT_MODULES } from 'backend/products/all.ts';
import { OTHER_LIMITS } from './limits-elsewhere.ts';

const DAY = 86_400;

const spanOf = (seconds: number): string => {
  if (seconds % DAY === 0) return seconds === DAY ? 'a day' : `${seconds / DAY} days`;
  if (seconds === 3600) return 'an hour';
  return seconds === 60 ? 'a minute' : `${seconds / 60} minutes`;
};

const FILLED_BY: Readonly<Record<LimitRow['filledBy'], string>> = {
  stranger: 'anybody',
  itself: 'only the page itself',
  concerned: 'only who has shown to be concerned',
};

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (heads: readonly string[], lines: readonly (readonly string[])[]): string =>
  [lineOf(heads), `|${'---|'.repeat(heads.length)}`, ...lines.map(lineOf)].join('\n');

const counted = (rows: Readonly<Record<string, LimitRow>>): string =>
  table(
    ['limit', 'counts', 'for each', 'at most', 'protects', 'who can fill it', 'when it is full'],
    Object.entries(rows).map(([name, row]) => [
      row.setting === undefined ? `\`${name}\`` : `\`${name}\` (\`${row.setting}\`)`,
      row.counts,
      row.each,
      `${row.most} in ${spanOf(row.seconds)}`,
      row.protects,
      FILLED_BY[row.filledBy],
      row.whenFull,
    ]),
  );

const productLimits = (): readonly Readonly<Record<string, LimitRow>>[] =>
  productModulesFor(PRODUCT_MODULES, { mailDomains: [] }).map(({ limits = {} }) => limits);

/** `docs/limits.md`. */
export const limitsPage = (): string => `# Limits

Every limit, what it protects, who can fill it and whom it can stop for how long. This page is written by
\`tools/docs/limits-page.ts\` from the tables of the code: \`npx vitest run tools/docs/limits.test.ts -u\`. The why is in
[decision 068](decisions/068-limits-count-first.md).

What anybody can fill stops nobody else for more than 15 minutes, a device that has verified the phone not at all:
\`backend/src/app/calls/limits-of-strangers.test.ts\` fills each of these rows and lets another person in.

A network is an IPv4 address, or the /64 of an IPv6 address. Numbers with a variable are settings; raise them where
a carrier puts many of your customers behind one address.

## Of strangers, and of one-time codes

${counted(STRANGER_LIMITS.rows)}

## Of people with a session

${counted(Object.assign({}, LIMITS_OF_SESSIONS.rows, ...productLimits()))}

## In the memory of a process

${table(
  ['counts', 'at most', 'protects', 'who can fill it', 'when it is full', 'where'],
  OTHER_LIMITS.map(({ counts, most, protects, filledBy, whenFull, file }) => [
    counts,
    most,
    protects,
    filledBy,
    whenFull,
    `\`${file}\``,
  ]),
)}
`;
