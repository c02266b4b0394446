import { expect, it } from 'vitest';
import { useTestDatabase } from '#testing/test-database.ts';
import { onceKept, transaction } from './transaction.ts';

const database = useTestDatabase();

it('happens once where a transaction is kept after another try, inside of another one too, and never where it is undone', async () => {
  const happened: string[] = [];
  let tries = 0;
  await transaction(database.db, (outer) =>
    transaction(outer, (tx) => {
      tries += 1;
      onceKept(tx, () => happened.push(`kept at try ${tries}`));
      if (tries === 1) throw Object.assign(new Error('again'), { code: '40001' });
      expect(happened).toEqual([]);
      return Promise.resolve();
    }),
  );
  const undone = transaction(database.db, (tx) => {
    onceKept(tx, () => happened.push('undone'));
    return Promise.reject(new Error('no'));
  });
  await expect(undone).rejects.toThrow('no');
  expect(happened).toEqual(['kept at try 2']);
});
