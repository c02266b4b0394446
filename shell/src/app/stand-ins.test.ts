import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { addStandIns } from './stand-ins.ts';

afterEach(() => vi.unstubAllGlobals());

/** As in the oldest browsers that are promised. */
const without = (holder: object, name: string): void => {
  const given = Object.getOwnPropertyDescriptor(holder, name)!;
  Reflect.deleteProperty(holder, name);
  onTestFinished(() => void Object.defineProperty(holder, name, given));
};

it('sorts and reverses a copy where arrays cannot', () => {
  without(Array.prototype, 'toSorted');
  without(Array.prototype, 'toReversed');
  addStandIns();
  const given = [10, 9, 1] as const;
  expect(given.toSorted()).toEqual([1, 10, 9]);
  expect(given.toSorted((one, other) => one - other)).toEqual([1, 9, 10]);
  expect(given.toReversed()).toEqual([1, 9, 10]);
  expect(given).toEqual([10, 9, 1]);
  // A loop over the keys of an array meets none of ours.
  expect(Object.keys(Array.prototype)).toEqual([]);
});

it('tells what is an address where URL cannot', () => {
  class OldURL extends URL {}
  vi.stubGlobal('URL', Object.assign(OldURL, { canParse: undefined, parse: undefined }));
  addStandIns();
  expect(['https://payung.example/a', '/a', ''].map((address) => URL.canParse(address))).toEqual([
    true,
    false,
    false,
  ]);
  expect(URL.canParse('/a', 'https://payung.example')).toBe(true);
  expect(URL.parse('a?b', 'https://payung.example')?.href).toBe('https://payung.example/a?b');
  expect(URL.parse('a?b')).toBeNull();
});

it('leaves what a browser has itself', () => {
  const { toSorted } = Array.prototype;
  addStandIns();
  expect(Array.prototype.toSorted).toBe(toSorted);
});
