import { readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';

const declared = (file: string, name: string) => {
  const { body } = parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }, file);
  const declarations = body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') return [];
    return node.declaration.declarations;
  });
  const value = declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init;
  const screens = value?.type === 'TSSatisfiesExpression' ? value.expression : value;
  if (screens?.type !== 'ObjectExpression') throw new Error(`${file} does not export ${name} as a table.`);
  return screens.properties;
};

type Row = ReturnType<typeof declared>[number];

/** `id: () => import('request')` */
const parsedRow = (row: Row): readonly [id: string, request: string] | undefined => {
  if (row.type !== 'Property' || row.value.type !== 'ArrowFunctionExpression') return undefined;
  const { key, value } = row;
  if (key.type !== 'Identifier' && key.type !== 'Literal') return undefined;
  if (value.body.type !== 'ImportExpression' || value.body.source.type !== 'Literal') return undefined;
  const id = key.type === 'Identifier' ? key.name : String(key.value);
  return [id, String(value.body.source.value)];
};

/** Route id → request of its lazy screen, as `screens.ts` spells it. */
export const screenRequests = (file: string, name = 'screens'): ReadonlyMap<string, string> =>
  new Map(
    declared(file, name).map((row) => {
      const parsed = parsedRow(row);
      if (parsed === undefined)
        throw new Error(`${file}: each row of ${name} must read id: () => import('…').`);
      return parsed;
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
