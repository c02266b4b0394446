/**
 * Whether a source may use a text. Ids stand in the code as literals, or begin or end as a template does:
 * `progress.step${step}`, `${label}.named`. What lies between any two quotes counts: one id too many costs some
 * bytes, one too few is a page that shows an id.
 */
export const textUse = (source: string): ((id: string) => boolean) => {
  const literals = new Set(source.match(/(?<=['"`])[^'"`\s]+(?=['"`])/g));
  const parts = (pattern: RegExp): readonly string[] =>
    [...new Set([...source.matchAll(pattern)].map((match) => match[1] ?? ''))].filter((part) => part !== '');
  const beginnings = parts(/`(\w+\.[\w.]*)\$\{/g);
  const endings = parts(/`\$\{[^}`]*\}(\.[\w.]+)`/g);
  return (id) =>
    literals.has(id) ||
    beginnings.some((beginning) => id.startsWith(beginning)) ||
    endings.some((ending) => id.endsWith(ending));
};
