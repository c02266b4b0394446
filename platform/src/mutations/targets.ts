import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** Sources that are mutated and the tests that must notice, the nearest first. */
interface Target {
  readonly name: string;
  readonly sources: string;
  readonly tests: readonly string[];
}

const QUOTE_FILES = '{transitions,apply-event,price,price-lines,discount,promo-code}.ts';

const neutralTargets: readonly Target[] = [
  {
    name: 'shared domain',
    sources: 'shared/src/domain/**/*.ts',
    tests: ['shared/src/domain/**/*.test.ts', 'mfe-*/src/rules/*.test.ts'],
  },
  {
    name: 'stage machine and price',
    sources: `backend/src/areas/quote/${QUOTE_FILES}`,
    tests: ['backend/src/areas/quote/*.test.ts', 'backend/src/products/*/*{discounts,stages,table}.test.ts'],
  },
  {
    name: 'settlement',
    sources: 'backend/src/areas/payment/**/*.ts',
    tests: [
      'backend/src/areas/payment/*.test.ts',
      'backend/src/areas/{rejected-quote,product-hooks,sale,concurrency}.test.ts',
      'backend/src/{payment-story,jobs/*}.test.ts',
      'backend/src/products/*/*payment*.test.ts',
    ],
  },
  {
    name: 'access',
    sources: 'backend/src/access/*.ts',
    tests: [
      'backend/src/access/*.test.ts',
      'backend/src/areas/auth/*.test.ts',
      'backend/src/products/*/*access*.test.ts',
      'backend/src/app.test.ts',
    ],
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
      sources: `${room}/{price,tariff/*}.ts`,
      tests: [`${room}/tariff/*.test.ts`, `${room}/{room,*quote}.test.ts`],
    },
    {
      name: `${product} commands`,
      sources: `${room}/commands.ts`,
      tests: [`${room}/*{quote,customer,discounts}.test.ts`],
    },
  ];
};

export interface MutatedFile {
  readonly target: string;
  readonly file: string;
  /** Patterns of test files, the nearest first. */
  readonly tests: readonly string[];
}

/** Every file that is mutated. */
export const mutatedFiles = (root: string, products: readonly string[]): readonly MutatedFile[] =>
  [...neutralTargets, ...products.flatMap(productTargets)].flatMap(({ name, sources, tests }) =>
    globSync(sources, { cwd: root })
      .filter((file) => !basename(file).includes('.test.'))
      .toSorted()
      .map((file) => ({ target: name, file, tests })),
  );
