import { parseArgs } from 'node:util';
import { countBackground } from './counted-background.ts';
import { countDay, countLogin, countReads, countSale } from './counted-calls.ts';
import { openCountedBackend } from './counted-backend.ts';
import type { CountedCallWithPlans } from './counted-backend.ts';
import { compareSizes, linesOfTable } from './growth-table.ts';

const { values } = parseArgs({
  options: {
    /** A smaller and a larger number, such as 20000,100000. */
    quotes: { type: 'string', default: '20000,100000' },
    /** The numbers, with the plan of every statement of the larger database. */
    json: { type: 'boolean', default: false },
  },
});

const [small = 0, large = 0] = values.quotes.split(',').map(Number);
if (!(small >= 1000 && large > small))
  throw new Error('--quotes wants two numbers, a smaller and a larger one, from 1000 on');

const say = (text: string): void => void process.stderr.write(`${text}\n`);

const countAt = async (quotes: number): Promise<readonly CountedCallWithPlans[]> => {
  say(`filling ${quotes} quotes`);
  const counted = await openCountedBackend(quotes);
  try {
    say('counting');
    await countReads(counted);
    await countLogin(counted);
    await countSale(counted);
    await countDay(counted);
    await countBackground(counted);
    return counted.counted;
  } finally {
    await counted.close();
  }
};

const [smaller, larger] = [await countAt(small), await countAt(large)];
const rows = compareSizes(smaller, larger);
if (values.json) {
  const plans = new Map(larger.map(({ call, statements }) => [call, statements]));
  console.log(
    JSON.stringify({ small, large, rows: rows.map((row) => ({ ...row, statements: plans.get(row.call) })) }),
  );
} else {
  for (const line of linesOfTable(rows, [small, large])) console.log(line);
}
