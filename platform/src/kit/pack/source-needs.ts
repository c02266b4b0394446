import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'rolldown/utils';
import { calledName, literal, placeOf, ROOTS } from './source-places.ts';
import type { Expression, Place } from './source-places.ts';

/** What a source needs that lies beside it or is installed. */
export interface SourceNeeds {
  /** As they are written, types alone left out. */
  readonly imports: readonly string[];
  /** The files and folders that it reads, starts or names to others. */
  readonly places: readonly Place[];
}

/** Found in what is written, so that nobody has to list it. */
export const needsOf = (file: string): SourceNeeds => {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const imports: string[] = [];
  const places: Place[] = [];
  const known = new Map<string, Place>(Object.entries(ROOTS));
  /** The end of the last expression whose place is known: its parts say nothing more. */
  let read = 0;
  const expression = (node: Expression): void => {
    const place = node.start < read ? undefined : placeOf(node, file, known);
    if (!place) return;
    places.push(place);
    read = node.end;
  };
  const request = ({ source }: { readonly source: Expression | null }): void => {
    const text = literal(source ?? undefined);
    if (text !== undefined) imports.push(text);
  };
  new Visitor({
    ImportDeclaration: (node) => {
      if (node.importKind !== 'type') request(node);
    },
    ExportNamedDeclaration: (node) => {
      if (node.exportKind !== 'type') request(node);
    },
    ExportAllDeclaration: (node) => {
      if (node.exportKind !== 'type') request(node);
    },
    ImportExpression: request,
    VariableDeclarator: ({ id, init }) => {
      const place = placeOf(init ?? undefined, file, known);
      if (place && id.type === 'Identifier') known.set(id.name, place);
    },
    CallExpression: (node) => {
      const [first] = node.arguments;
      const isRequire =
        calledName(node.callee) === 'require' ||
        (node.callee.type === 'MemberExpression' && calledName(node.callee.object) === 'require');
      if (isRequire) request({ source: first ?? null });
      expression(node);
    },
    NewExpression: expression,
    TemplateLiteral: expression,
    MemberExpression: expression,
    MetaProperty: (node) => {
      if (node.meta.name === 'import' && node.start >= read)
        throw new Error(`${file} takes its own place from import.meta in a way that nobody can follow.`);
    },
  }).visit(program);
  return { imports, places };
};
