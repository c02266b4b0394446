import { createHash, createSecretKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { seal as sealBytes, sealKey, unseal } from '#core/secrets/seal.ts';
import { ColumnNode, IdentifierNode, InsertQueryNode, UpdateQueryNode, ValueNode } from 'kysely';
import type {
  ColumnUpdateNode,
  KyselyPlugin,
  OperationNode,
  RootOperationNode,
  UnknownRow,
  ValueListNode,
  ValuesNode,
  PrimitiveValueListNode,
} from 'kysely';

/** Columns of any table, and fields of JSON columns, that hold numbers by which the state or a bank knows a person. */
export const NUMBER_COLUMNS = [
  'insured_id_card',
  'insured_passport',
  'id_card',
  'id_number',
  'tax_id',
  'account_number',
] as const;
/** JSON columns with such fields in them, and the names of the fields. */
export const JSON_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  snapshot: ['insured_id_card', 'insured_passport'],
  details: ['nationalId'],
};

const PREFIX = 'sealed:';

/** Seals and opens one number; what is empty stays empty. */
export interface NumberSeal {
  readonly seal: (number: string) => string;
  readonly open: (kept: string) => string;
  /** Begins everything that is sealed with today's secret. */
  readonly mark: string;
}

interface Key {
  readonly id: string;
  /** Made once: Node takes five times as long with the bytes themselves, which a page of people feels. */
  readonly key: KeyObject;
}

const keyOf = (secret: string): Key => {
  const bytes = sealKey(secret, 'number of a person');
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), key: createSecretKey(bytes) };
};

const openWith = ({ key }: Key, text: string): string =>
  unseal(key, Buffer.from(text, 'base64url')).toString('utf8');

/**
 * Sealed with a key of its own out of the server's secret. `previous` secrets only open: what they sealed is
 * sealed again (`sealOldNumbers`). A number that was kept before there was a seal is read as it is.
 */
export const createNumberSeal = (secret: string, previous: readonly string[] = []): NumberSeal => {
  const current = keyOf(secret);
  const keys = new Map([current, ...previous.map(keyOf)].map((key) => [key.id, key]));
  const mark = `${PREFIX}${current.id}:`;
  return {
    mark,
    seal: (number) => {
      if (number === '' || number.startsWith(PREFIX)) return number;
      return mark + sealBytes(current.key, number).toString('base64url');
    },
    open: (kept) => {
      if (!kept.startsWith(PREFIX)) return kept;
      const [, id = '', sealed = ''] = kept.split(':');
      const key = keys.get(id);
      // The key is lost (`PAYUNG_SECRET_PREVIOUS=lost`): the number must be entered again.
      return key === undefined ? '' : openWith(key, sealed);
    },
  };
};

const isNumberColumn = (name: string): boolean => (NUMBER_COLUMNS as readonly string[]).includes(name);

const sealJson = (seal: NumberSeal, text: string, fields: readonly string[]): string => {
  if (!fields.some((field) => text.includes(`"${field}"`))) return text;
  const value = JSON.parse(text) as Record<string, unknown>;
  for (const field of fields) {
    const number = value[field];
    if (typeof number === 'string') value[field] = seal.seal(number);
  }
  return JSON.stringify(value);
};

/** A value on its way into a column. */
const sealedValue = (seal: NumberSeal, column: string, value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (isNumberColumn(column)) return seal.seal(value);
  const fields = JSON_COLUMNS[column];
  return fields === undefined ? value : sealJson(seal, value, fields);
};

const sealedNode = (seal: NumberSeal, column: string, node: OperationNode): OperationNode =>
  ValueNode.is(node) ? ValueNode.create(sealedValue(seal, column, node.value)) : node;

const sealedUpdates = (
  seal: NumberSeal,
  updates: readonly ColumnUpdateNode[] | undefined,
): readonly ColumnUpdateNode[] | undefined =>
  updates?.map((update) => {
    const column = ColumnNode.is(update.column) ? update.column.column.name : '';
    return { ...update, value: sealedNode(seal, column, update.value) };
  });

const sealedRow =
  (seal: NumberSeal, columns: readonly string[]) =>
  (row: ValueListNode | PrimitiveValueListNode): ValueListNode | PrimitiveValueListNode =>
    row.kind === 'PrimitiveValueListNode'
      ? { ...row, values: row.values.map((value, at) => sealedValue(seal, columns[at] ?? '', value)) }
      : { ...row, values: row.values.map((node, at) => sealedNode(seal, columns[at] ?? '', node)) };

const sealedInsert = (seal: NumberSeal, node: InsertQueryNode): InsertQueryNode => {
  const columns = (node.columns ?? []).map(({ column }) => (IdentifierNode.is(column) ? column.name : ''));
  const values = node.values as ValuesNode | undefined;
  const onConflict = node.onConflict;
  return {
    ...node,
    ...(values?.kind === 'ValuesNode'
      ? { values: { ...values, values: values.values.map(sealedRow(seal, columns)) } }
      : {}),
    ...(onConflict === undefined
      ? {}
      : { onConflict: { ...onConflict, updates: sealedUpdates(seal, onConflict.updates) } }),
  } as InsertQueryNode;
};

const sealedQuery = (seal: NumberSeal, node: RootOperationNode): RootOperationNode => {
  if (InsertQueryNode.is(node)) return sealedInsert(seal, node);
  if (UpdateQueryNode.is(node)) return { ...node, updates: sealedUpdates(seal, node.updates) };
  return node;
};

const openJson = (seal: NumberSeal, value: object, fields: readonly string[]): object => {
  const facts = value as Readonly<Record<string, unknown>>;
  const sealed = fields.filter((field) => typeof facts[field] === 'string');
  if (sealed.length === 0) return value;
  return { ...facts, ...Object.fromEntries(sealed.map((field) => [field, seal.open(String(facts[field]))])) };
};

/** The columns of a result that may hold something sealed; every row of it has the same. */
const sealedColumnsOf = (row: UnknownRow): readonly string[] =>
  Object.keys(row).filter((name) => isNumberColumn(name) || JSON_COLUMNS[name] !== undefined);

/** Opens what a query answered; the rows are the driver's own and are changed in place. */
export const openRows = <Row>(seal: NumberSeal, rows: readonly Row[]): readonly Row[] => {
  const [first] = rows as readonly UnknownRow[];
  if (first === undefined) return rows;
  const columns = sealedColumnsOf(first);
  if (columns.length === 0) return rows;
  for (const row of rows as readonly UnknownRow[]) {
    for (const name of columns) {
      const value = row[name];
      const fields = JSON_COLUMNS[name];
      if (typeof value === 'string') row[name] = fields === undefined ? seal.open(value) : value;
      else if (fields !== undefined && typeof value === 'object' && value !== null)
        row[name] = openJson(seal, value, fields);
    }
  }
  return rows;
};

/**
 * Numbers of people are sealed on their way into the database and opened on their way out, wherever a query writes
 * or reads a column that holds them: no query can forget it, and a copy of the database contains no readable number. Raw SQL
 * must not write such a column.
 */
export const sealedNumbersPlugin = (seal: NumberSeal): KyselyPlugin => ({
  transformQuery: ({ node }) => sealedQuery(seal, node),
  transformResult: ({ result }) => {
    openRows(seal, result.rows);
    return Promise.resolve(result);
  },
});
