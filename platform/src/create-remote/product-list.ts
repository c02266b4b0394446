import { PRODUCT_LIST } from '#repository/products.ts';
import type { RemoteWords } from './remote-words.ts';

/** `all.ts` with the module of the new product added at the end. */
export const withModule = (list: string, { kebab, camel }: RemoteWords): string => {
  const module = `${camel}Module`;
  const line = `import { ${module} } from './${kebab}/module.ts';\n`;
  const imports = [...list.matchAll(/^import .*\n/gm)].at(-1);
  const at = imports === undefined ? 0 : imports.index + imports[0].length;
  const withImport = list.slice(0, at) + line + list.slice(at);
  const modules = /(?<=PRODUCT_MODULES[^=]*= \[)[^\]]*(?=\])/;
  if (!modules.test(withImport)) throw new Error(`${PRODUCT_LIST} has no list of modules.`);
  return withImport.replace(modules, (names) => {
    const known = names.trim().replace(/,$/, '');
    return known === '' ? module : `${known}, ${module}`;
  });
};
