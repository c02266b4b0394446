import type { LoaderContext } from '@rspack/core';

/** The messages with another word in the first of them: the smallest change that a squad releases. */
// oxlint-disable-next-line import/no-default-export, oxc/no-this-in-exported-function -- rspack calls a loader so.
export default function changedTextLoader(this: LoaderContext, messages: string): string {
  const texts = JSON.parse(messages) as Readonly<Record<string, string>>;
  const [first = ''] = Object.keys(texts);
  return JSON.stringify({ ...texts, [first]: `${texts[first]} sekarang` });
}
