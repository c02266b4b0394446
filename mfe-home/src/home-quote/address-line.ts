/** An address in one line, without the parts that are not known. */
export const addressLine = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
