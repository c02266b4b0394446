import { expect, it } from 'vitest';
import { productBenches } from './product-calls.ts';

it('finds the benchmarks that products bring', async () => {
  expect((await productBenches()).length).toBeGreaterThan(0);
});
