import { TypeOverrides, types } from 'pg';

const { INT8, NUMERIC, DATE } = types.builtins;

const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A bigint does not fit a JavaScript number');
  return value;
};

/** Rupiah and counters as numbers, days as 'YYYY-MM-DD'; times stay Dates. */
export const typeParsers = (): TypeOverrides => {
  const parsers = new TypeOverrides();
  parsers.setTypeParser(INT8, wholeNumber);
  parsers.setTypeParser(NUMERIC, Number);
  parsers.setTypeParser(DATE, (text: string) => text);
  return parsers;
};
