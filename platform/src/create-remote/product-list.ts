import { PRODUCT_LIST } from '#repository/products.ts';
import type { RemoteWords } from './remote-words.ts';

/** `all.ts` with the room of the new product added at the end. */
export const withRoom = (list: string, { kebab, camel }: RemoteWords): string => {
  const room = `${camel}Room`;
  const line = `import { ${room} } from './${kebab}/room.ts';\n`;
  const imports = [...list.matchAll(/^import .*\n/gm)].at(-1);
  const at = imports === undefined ? 0 : imports.index + imports[0].length;
  const withImport = list.slice(0, at) + line + list.slice(at);
  const rooms = /(?<=PRODUCT_ROOMS[^=]*= \[)[^\]]*(?=\])/;
  if (!rooms.test(withImport)) throw new Error(`${PRODUCT_LIST} has no list of rooms.`);
  return withImport.replace(rooms, (names) => {
    const known = names.trim().replace(/,$/, '');
    return known === '' ? room : `${known}, ${room}`;
  });
};
