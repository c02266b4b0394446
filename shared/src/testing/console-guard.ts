import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';

let said: string[] = [];
let expected: RegExp[] = [];

/** A test that provokes a warning on purpose names it; anything else that is said fails the test. */
export const expectConsole = (pattern: RegExp): void => {
  expected.push(pattern);
};

const listen =
  () =>
  (...parts: unknown[]): void => {
    said.push(format(...parts));
  };

beforeEach(() => {
  said = [];
  expected = [];
  vi.spyOn(console, 'error').mockImplementation(listen());
  vi.spyOn(console, 'warn').mockImplementation(listen());
});

afterEach(() => {
  const unexpected = said.filter((text) => !expected.some((pattern) => pattern.test(text)));
  if (unexpected.length > 0) throw new Error(`Unexpected on the console:\n${unexpected.join('\n')}`);
});
