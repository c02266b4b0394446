/** What a reader sees of a designed message. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<(style|title)>[^]*?<\/\1>/g, '')
    .replaceAll('<wbr>', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll(/\s+/g, ' ');
