import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#testing/sample-release.ts';
import { draw } from './draw.ts';
import { applyChange, changesOf, mutantsOf } from './mutants.ts';
import { describeOutcome, reportOf } from './report.ts';
import { mutatedFiles } from './targets.ts';

/** Every source that a mutation of this one leads to. */
const mutated = (source: string): readonly string[] =>
  changesOf(source).map((change) => applyChange(source, change));

describe('mutations of a source', () => {
  it.each([
    ['comparison', 'a < b', ['a <= b']],
    ['comparison', 'a >= b', ['a > b']],
    ['comparison', 'a === b', ['a !== b']],
    ['logic', 'a && b', ['a || b']],
    ['arithmetic', 'a + b', ['a - b']],
    ['arithmetic', 'a * b', ['a / b']],
    ['negation', '!a', ['a']],
    ['negation', 'true', ['false']],
    ['negation', 'a ? b : c', ['!(a) ? b : c']],
    ['number', '15_000', ['15001', '14999']],
    ['number', '0', ['1', '(-1)']],
    ['element', '[a, b]', ['[ b]', '[a, ]']],
    ['fallback', 'a ?? b', ['a']],
    ['message', "'promo.invalid'", ["'promo.invalid.other'"]],
  ])('changes a %s: %s', (operator, source, expected) => {
    expect(mutated(`(${source});`)).toEqual(expected.map((text) => `(${text});`));
    expect(new Set(changesOf(`(${source});`).map((change) => change.operator))).toEqual(new Set([operator]));
  });

  it('negates the condition of an early return, and takes it out', () => {
    expect(mutated('const f = (a) => { if (a) return; go(); };')).toEqual([
      'const f = (a) => { if (!(a)) return; go(); };',
      'const f = (a) => { ; go(); };',
    ]);
  });

  it('leaves texts, comments, types, imports and the heads of loops alone', () => {
    expect(
      mutated(`import a from './a.b';
// 1 < 2
type Pair = [1, 2];
interface Three { readonly three: 3 }
const text: 4 | 5 = 'a < b' + \`\${a}\`;
const six = text as 6 | 7;
for (let i = 0; i < a; i += 1) go(i);
while (a < 1) go(a);`),
    ).toEqual([]);
  });

  it('finds the place behind letters that take more than one byte', () => {
    expect(mutated("const a = '•🙂'; b < c;")).toEqual(["const a = '•🙂'; b <= c;"]);
  });
});

describe('the draw', () => {
  const numbers = Array.from({ length: 100 }, (_, index) => index);

  it('is the same for the same seed and another for another', () => {
    expect(draw(numbers, 5, 8)).toEqual(draw(numbers, 5, 8));
    expect(draw(numbers, 5, 8)).not.toEqual(draw(numbers, 5, 9));
  });

  it('has no doubles and is no longer than all there is', () => {
    expect(draw(numbers, 300, 8)).toEqual(numbers);
    expect(new Set(draw(numbers, 40, 8)).size).toBe(40);
  });
});

describe('what is mutated and reported', () => {
  it('mutates the rules and the room of a product with their tests, never the tests', () => {
    const root = temporaryFolder();
    const files = ['mfe-kite/src/rules/age.ts', 'mfe-kite/src/rules/age.test.ts', 'mfe-kite/src/page.ts'];
    for (const file of files) {
      mkdirSync(join(root, file, '..'), { recursive: true });
      writeFileSync(join(root, file), 'export const isOld = (age: number) =>\n  age > 70;\n');
    }
    expect(mutatedFiles(root, ['kite'])).toEqual([
      {
        target: 'kite rules',
        file: 'mfe-kite/src/rules/age.ts',
        tests: ['mfe-kite/src/rules/*.test.ts', 'backend/src/products/kite/*{discounts,quote}.test.ts'],
      },
    ]);
    expect(mutantsOf(root, 'mfe-kite/src/rules/age.ts')[0]).toMatchObject({
      line: 2,
      original: '>',
      text: '>=',
    });
  });

  it('says what survived and the share that was killed', () => {
    const mutant = {
      file: 'dates.ts',
      line: 12,
      operator: 'comparison',
      start: 0,
      end: 1,
      original: '<',
      text: '<=',
    };
    const outcomes = [
      { target: 'rules', mutant, killed: true },
      { target: 'rules', mutant, killed: false },
      { target: 'access', mutant, killed: true },
    ];
    expect(describeOutcome({ target: 'rules', mutant, killed: false })).toBe(
      'SURVIVED dates.ts:12 comparison: < -> <=',
    );
    expect(reportOf(outcomes).split('\n').slice(2)).toEqual([
      '| rules | 1 | 2 | 50.0 % |',
      '| access | 1 | 1 | 100.0 % |',
      '| all | 2 | 3 | 66.7 % |',
    ]);
  });
});
