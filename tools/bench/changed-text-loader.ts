/** A part of the texts with another word in the first of them: the smallest change that a squad releases. */
// oxlint-disable-next-line import/no-default-export -- rspack calls a loader so.
export default function changedTextLoader(compiled: string): string {
  return compiled.replace(/text\("([^"]*)"\)/, 'text("$1 sekarang")');
}
