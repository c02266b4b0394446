import { expect, it } from 'vitest';
import { typeErrorReader } from './type-watch.ts';

it('reads the errors of each check with file and line, as the compiler prints them', () => {
  const checks: (readonly string[])[] = [];
  const read = typeErrorReader((errors) => checks.push(errors));
  const said = [
    '1:02:03 PM - Starting compilation in watch mode...',
    '',
    "mfe-kite/src/fly.tsx(3,7): error TS2322: Type 'string' is not assignable to type 'number'.",
    "  The expected type comes from property 'wind'.",
    "mfe-kite/src/land.ts(1,1): error TS2304: Cannot find name 'gust'.",
    '1:02:04 PM - Found 2 errors. Watching for file changes.',
    '1:02:09 PM - File change detected. Starting incremental compilation...',
    '1:02:10 PM - Found 0 errors. Watching for file changes.',
  ];
  for (const line of said) read(line);
  expect(checks).toEqual([
    [
      "mfe-kite/src/fly.tsx:3:7 error TS2322: Type 'string' is not assignable to type 'number'.\n  The expected type comes from property 'wind'.",
      "mfe-kite/src/land.ts:1:1 error TS2304: Cannot find name 'gust'.",
    ],
    [],
  ]);
});
