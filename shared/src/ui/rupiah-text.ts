const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** Enough for a thousand billions; keeps a stuck key from making a number that is none any more. */
export const MAX_RUPIAH_DIGITS = 12;

/** `1.250.000`, without the sign. */
export const grouped = (amount: number): string => number.format(amount);

/** Whole rupiah of what was typed or pasted; what follows a comma are sen, which nobody uses any more. */
export const rupiahOf = (typed: string): number =>
  Number(
    typed
      .replace(/,\d{1,2}\s*$/, '')
      .replaceAll(/\D/g, '')
      .slice(0, MAX_RUPIAH_DIGITS),
  );

export const digitsBefore = (text: string, caret: number): number =>
  text.slice(0, caret).replaceAll(/\D/g, '').length;

/** Where the caret stands when that many digits are before it. */
export const caretAfter = (text: string, digits: number): number => {
  let at = 0;
  for (let seen = 0; at < text.length && seen < digits; at += 1) if (/\d/.test(text[at] ?? '')) seen += 1;
  return at;
};
