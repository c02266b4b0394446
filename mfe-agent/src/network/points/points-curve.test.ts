import { expect, it } from 'vitest';
import { someEarnings } from '#testing/points-data.ts';
import { changedDays, highestOf, lineOf } from './points-curve.tsx';

it('draws a month from nothing on its first day to the right height, on the scale of 31 days', () => {
  expect(lineOf({ days: [0, 10, 20] }, 40)).toBe('0.0,100.0 9.7,100.0 19.4,75.0 29.0,50.0');
});

it('draws a month without points, and one below zero, on the ground', () => {
  expect(lineOf({ days: [0] }, 0)).toBe('0.0,100.0 9.7,100.0');
  expect(lineOf({ days: [-5] }, 10)).toBe('0.0,100.0 9.7,100.0');
});

it('scales both months together with the target', () => {
  expect(highestOf(someEarnings())).toBe(60);
  expect(highestOf(someEarnings({ target: 30 }))).toBe(40);
});

it('lists the days on which something changed in either month, and today', () => {
  expect(changedDays(someEarnings()).map((day) => day + 1)).toEqual([3, 20, 21, 28]);
});
