import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Sources that are mutated and the tests that must notice. */
interface Target {
  readonly name: string;
  readonly sources: string;
  readonly tests: readonly string[];
}

const QUOTE_FILES = '{transitions,apply-event,price,promo-code}.ts';

const neutralTargets: readonly Target[] = [
  {
    name: 'shared domain',
    sources: 'shared/src/domain/**/*.ts',
    tests: ['shared/src/domain/**/*.test.ts', 'mfe-*/src/rules/*.test.ts'],
  },
  {
    name: 'stage machine and price',
    sources: `backend/src/areas/quote/**/${QUOTE_FILES}`,
    tests: [
      'backend/src/areas/quote/**/*.test.ts',
      'backend/src/products/*/*{discounts,stages,table}.test.ts',
    ],
  },
  {
    name: 'settlement',
    sources: 'backend/src/areas/payment/**/*.ts',
    tests: [
      'backend/src/areas/payment/**/*.test.ts',
      'backend/src/areas/quote/**/{rejected-quote,product-hooks,sale}.test.ts',
      'backend/src/app/calls/concurrency.test.ts',
      'backend/src/areas/points/review/cancelled-policy.test.ts',
      'backend/src/app/jobs/*.test.ts',
      'backend/src/products/*/*payment*.test.ts',
    ],
  },
  {
    name: 'access',
    sources: 'backend/src/{core/access/*,app/calls/check-access}.ts',
    tests: [
      'backend/src/{core/access,app/calls}/*.test.ts',
      'backend/src/areas/auth/**/*.test.ts',
      'backend/src/products/*/*access*.test.ts',
      'backend/src/app.test.ts',
    ],
  },
  {
    name: 'documents',
    sources: 'backend/src/{core/documents/document-*,areas/quote/documents/*}.ts',
    tests: [
      'backend/src/core/documents/*.test.ts',
      'backend/src/areas/quote/**/*{document,policy}*.test.ts',
      'backend/src/products/*/*document*.test.ts',
    ],
  },
  {
    name: 'lists',
    sources: 'backend/src/areas/lists/{*,sql/{agent-lists,line-status}}.ts',
    tests: ['backend/src/areas/lists/**/*.test.ts', 'backend/src/areas/lists/sql/line-status.test.ts'],
  },
];

const productTargets = (product: string): readonly Target[] => {
  const room = `backend/src/products/${product}`;
  return [
    {
      name: `${product} rules`,
      sources: `mfe-${product}/src/rules/*.ts`,
      tests: [`mfe-${product}/src/rules/*.test.ts`, `${room}/*{discounts,quote}.test.ts`],
    },
    {
      name: `${product} tariff`,
      sources: `${room}/**/{price,tariff/*}.ts`,
      tests: [`${room}/**/tariff/*.test.ts`, `${room}/**/{module,*quote}.test.ts`],
    },
    {
      name: `${product} commands`,
      sources: `${room}/**/commands.ts`,
      tests: [`${room}/**/*{quote,customer,discounts}.test.ts`],
    },
  ];
};

/** Of the targets whose name holds a word. */
export const targetsFor = (products: readonly string[], word: string): readonly Target[] =>
  [...neutralTargets, ...products.flatMap(productTargets)].filter(({ name }) => name.includes(word));

/** A line that decides or computes something: no import, comment, type or bracket. */
const isCode = (line: string): boolean =>
  /[<>]=? |[=!]==|&&|\|\||\?\?| [-+*/%] | \? |!\w|\b(true|false)\b|\.(filter|some|every|find|slice|min|max)\(/.test(
    line,
  ) && !/^\s*(import|export type|export interface|readonly|type|interface|\/\/|\/?\*)/.test(line);

/** Every line of code of the targets, as Stryker names a range. */
export const codeLines = (root: string, targets: readonly Target[]): readonly string[] =>
  targets
    .flatMap(({ sources }) => globSync(sources, { cwd: root }))
    .filter((file) => !basename(file).includes('.test.'))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (isCode(line) ? [`${file}:${index + 1}-${index + 1}`] : [])),
    );

/** Some of all; the same seed draws the same. */
export const draw = (all: readonly string[], count: number, seed: string): readonly string[] => {
  const lotOf = (item: string): string => createHash('sha256').update(seed).update(item).digest('hex');
  return all.toSorted((one, other) => (lotOf(one) < lotOf(other) ? -1 : 1)).slice(0, count);
};
