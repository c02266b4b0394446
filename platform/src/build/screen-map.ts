import { readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';

const declared = (file: string) => {
  const { body } = parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }, file);
  const declarations = body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') return [];
    return node.declaration.declarations;
  });
  const value = declarations.find(({ id }) => id.type === 'Identifier' && id.name === 'screens')?.init;
  const screens = value?.type === 'TSSatisfiesExpression' ? value.expression : value;
  if (screens?.type !== 'ObjectExpression') throw new Error(`${file} does not export screens as a table.`);
  return screens.properties;
};

/** Route id → request of its lazy screen, as `screens.ts` spells it. */
export const screenRequests = (file: string): ReadonlyMap<string, string> =>
  new Map(
    declared(file).map((row): [string, string] => {
      if (row.type === 'Property' && row.value.type === 'ArrowFunctionExpression') {
        const { key, value } = row;
        const id = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
        if (value.body.type === 'ImportExpression' && value.body.source.type === 'Literal')
          return [id, String(value.body.source.value)];
      }
      throw new Error(`${file}: each row of screens must read id: () => import('…').`);
    }),
  );

/** Routes without a screen, and screens without a route. */
export const screenProblems = (screens: Iterable<string>, routes: Iterable<string>): readonly string[] => {
  const screenIds = new Set(screens);
  const routeIds = new Set(routes);
  return [
    ...[...routeIds]
      .filter((id) => !screenIds.has(id))
      .map((id) => `Route "${id}" has no screen in screens.ts.`),
    ...[...screenIds]
      .filter((id) => !routeIds.has(id))
      .map((id) => `Screen "${id}" has no row in the route table.`),
  ];
};
