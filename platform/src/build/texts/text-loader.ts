import { dirname } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { LoaderContext } from '@rspack/core';
import { readTable, textsOf } from './catalogue-loader.ts';

const compiled = (id: string, text: string): string => {
  try {
    const elements = parse(text).map((element) =>
      element.type === TYPE.literal || element.type === TYPE.argument
        ? `${element.type === TYPE.literal ? 'text' : 'value'}(${JSON.stringify(element.value)})`
        : JSON.stringify(element),
    );
    return `${JSON.stringify(id)}:[${elements.join(',')}]`;
  } catch (cause) {
    throw new Error(`The text of ${id} cannot be read: ${text}`, { cause });
  }
};

/** One part of a package's texts in one language, compiled: no page parses a text. */
// oxlint-disable-next-line import/no-default-export, oxc/no-this-in-exported-function -- rspack calls a loader so.
export default function textLoader(
  this: Pick<LoaderContext, 'resourcePath' | 'resourceQuery' | 'addDependency'>,
): string {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- see above
  const { resourcePath, resourceQuery, addDependency } = this;
  const { files, parts } = textsOf(dirname(resourcePath));
  const language = resourcePath.endsWith('en.json') ? 'en' : 'id';
  for (const file of files[language]) addDependency(file);
  const table = Object.assign({}, ...files[language].map(readTable)) as Record<string, string>;
  const ids = parts.ids[new URLSearchParams(resourceQuery).get('texts') ?? ''] ?? [];
  const rows = ids.map((id) => compiled(id, table[id] ?? ''));
  return `const text = (value) => ({ type: ${TYPE.literal}, value });
const value = (value) => ({ type: ${TYPE.argument}, value });
export default {${rows.join(',\n')}};`;
}
