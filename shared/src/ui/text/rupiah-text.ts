const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** `1.250.000`, without the currency. */
export const grouped = (amount: number): string => number.format(amount);

/** The number of digits before the caret. */
export const digitsBefore = (text: string, caret: number): number =>
  text.slice(0, caret).replaceAll(/\D/g, '').length;

/** The position of the caret that has this number of digits before it. */
export const caretAfter = (text: string, digits: number): number => {
  let at = 0;
  for (let seen = 0; at < text.length && seen < digits; at += 1) if (/\d/.test(text[at] ?? '')) seen += 1;
  return at;
};
