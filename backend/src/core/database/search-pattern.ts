/** For LIKE: the text anywhere; signs that LIKE knows are text to find. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
