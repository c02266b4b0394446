/** A whole number as people type or paste it: `1250`, `1.250`, `1,250`, with a sign where one is allowed. */
const PLAIN = /^[+-]?\d{1,9}$/;
const GROUPED = /^[+-]?\d{1,3}([.,])\d{3}(?:\1\d{3})*$/;

/** Nothing for what is no whole number: nobody guesses what "1,5" was meant to be. */
export const readPoints = (typed: string): number | undefined => {
  const plain = typed.trim().replace('−', '-');
  if (!PLAIN.test(plain) && !GROUPED.test(plain)) return undefined;
  const number = Number(plain.replaceAll(/[.,]/g, ''));
  return Number.isSafeInteger(number) ? number + 0 : undefined;
};
