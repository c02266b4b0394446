import type { ComparedPicture } from './compare-pictures.ts';

const FOLDERS = {
  equal: [],
  different: ['before', 'after', 'differences'],
  new: ['after'],
  gone: ['before'],
} as const satisfies Record<ComparedPicture['state'], readonly string[]>;

const STYLE = `body{font:1rem/1.5 sans-serif;margin:1rem}
section{border-top:1px solid #999;padding:1rem 0}
div{display:flex;gap:1rem;align-items:flex-start}
figure{margin:0;flex:1 1 0;min-width:0}
img{max-width:100%;border:1px solid #999}`;

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

const sectionOf = ({ name, state, share }: ComparedPicture): string => {
  const figures = FOLDERS[state].map(
    (folder) =>
      `<figure><figcaption>${folder}</figcaption><a href="${folder}/${name}"><img loading="lazy" alt="" src="${folder}/${name}"></a></figure>`,
  );
  const title = state === 'different' ? `${name}: ${percent(share)} differs` : `${name}: ${state}`;
  return `<section><h2>${title}</h2><div>${figures.join('')}</div></section>`;
};

/** One page that shows every screen that is not equal: before, after, and the difference. */
export const pageOf = (commit: string, compared: readonly ComparedPicture[]): string => {
  const count = (state: ComparedPicture['state']): number =>
    compared.filter((picture) => picture.state === state).length;
  const title = `${count('different')} different, ${count('new')} new, ${count('gone')} gone, ${count('equal')} equal, against ${commit}`;
  const sections = compared.filter(({ state }) => state !== 'equal').map(sectionOf);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pictures</title><style>${STYLE}</style>
<h1>${title}</h1>
${sections.join('\n')}
</html>
`;
};
