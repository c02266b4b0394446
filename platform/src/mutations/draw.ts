/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
const randomNumbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) % 2 ** 32;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Some of all, without doubles, in the order of all; the same seed draws the same. */
export const draw = <Item>(all: readonly Item[], count: number, seed: number): readonly Item[] => {
  const random = randomNumbers(seed);
  return all
    .map((item, index) => ({ item, index, lot: random() }))
    .toSorted((one, other) => one.lot - other.lot)
    .slice(0, count)
    .toSorted((one, other) => one.index - other.index)
    .map(({ item }) => item);
};
