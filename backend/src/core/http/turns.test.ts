import { expect, it } from 'vitest';
import { PICTURE_TURNS } from '#core/pictures/clean-image.ts';
import { createTurns, TooMuchWaiting } from './turns.ts';

/** Work that ends when the test says so; `begun` has the names in the order of their turns. */
const bench = () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.push(() => resolve(name));
    });
  const settle = async (): Promise<void> => {
    for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
      end();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { begun, work, settle };
};

it('runs the one task of a second person after one of somebody with 48 tasks', async () => {
  const { begun, work, settle } = bench();
  const turns = createTurns({ atOnce: 1, ofOne: 48, ofAll: 100 });
  const many = Array.from({ length: 48 }, (_, index) => turns.take('many', work(`many ${index}`)));
  const one = turns.take('stranger', work('stranger'));
  const two = [turns.take('third', work('third 1')), turns.take('third', work('third 2'))];
  await settle();
  await Promise.all([...many, one, ...two]);
  expect(begun.slice(0, 7)).toEqual([
    'many 0',
    'many 1',
    'stranger',
    'third 1',
    'many 2',
    'third 2',
    'many 3',
  ]);
  expect(begun).toHaveLength(51);
});

it('runs one task at a time', async () => {
  const { begun, work, settle } = bench();
  const turns = createTurns(PICTURE_TURNS);
  const all = ['a', 'b', 'c'].map((person) => turns.take(person, work(person)));
  expect(begun).toEqual(['a']);
  await settle();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
});

it('refuses the thirteenth waiting task of one person until one has run', async () => {
  const { begun, work, settle } = bench();
  const turns = createTurns(PICTURE_TURNS);
  const outcomes = Array.from({ length: 48 }, (_, index) =>
    turns.take('many', work(`${index}`)).then(
      () => 'drawn',
      (error: unknown) => (error instanceof TooMuchWaiting ? 'refused' : 'broken'),
    ),
  );
  await settle();
  const results = await Promise.all(outcomes);
  expect([
    results.filter((one) => one === 'drawn').length,
    results.filter((one) => one === 'refused').length,
  ]).toEqual([13, 35]);
  expect(begun).toHaveLength(13);
  const late = turns.take('many', work('late'));
  await settle();
  expect(await late).toBe('late');
});

it('refuses tasks above the limit of all waiting tasks together', async () => {
  const { work, settle } = bench();
  const turns = createTurns({ atOnce: 1, ofOne: 12, ofAll: 3 });
  const people = ['a', 'b', 'c', 'd'].map((person) => turns.take(person, work(person)));
  await expect(turns.take('e', work('e'))).rejects.toThrow(TooMuchWaiting);
  await settle();
  expect(await Promise.all(people)).toEqual(['a', 'b', 'c', 'd']);
});

it('runs the next task after one that fails', async () => {
  const turns = createTurns(PICTURE_TURNS);
  const broken = turns.take('a', () => Promise.reject(new Error('broken')));
  const good = turns.take('a', () => Promise.resolve('good'));
  await expect(broken).rejects.toThrow('broken');
  expect(await good).toBe('good');
});
