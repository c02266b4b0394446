import { describe, expect, it } from 'vitest';
import { boundedJson } from './bounded-json.ts';

const parse = (text: string): unknown =>
  boundedJson(text, { file: 'release.json', mostBytes: 1_000_000, what: 'the remote' });

describe('JSON that a squad sends', () => {
  it('is refused when it is nested deeper than anybody can write it again', () => {
    const words = 'release.json is nested in more than 100 levels: build the remote again.';
    expect(() => parse('['.repeat(200_000) + ']'.repeat(200_000))).toThrow(words);
    expect(() => parse('{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000))).toThrow(words);
    expect(parse('['.repeat(100) + ']'.repeat(100))).toHaveLength(1);
  });

  it('is refused with more values than a description has', () => {
    expect(() => parse(`[${'1,'.repeat(110_000)}1]`)).toThrow(
      'release.json holds more than 100000 values: build the remote again.',
    );
  });

  it('is refused with more bytes, before it is read', () => {
    expect(() => parse(`"${'é'.repeat(500_000)}`)).toThrow('release.json may have 1000 kB.');
  });

  it.each(['__proto__', 'constructor', 'toString'])('is refused with the name %s, at any depth', (name) => {
    const words = `release.json has the name ${name}, which every object has: build the remote again.`;
    expect(() => parse(`{"more":[{"${name}":1}]}`)).toThrow(words);
    expect(() => parse(`{"${name}":1}`)).toThrow(words);
  });
});
