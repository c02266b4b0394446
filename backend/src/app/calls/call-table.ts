import type { EndpointRow } from '@payung/shared/api/endpoint.ts';
import { AREAS } from '#areas/all.ts';
import type { Area, HandlerContext } from '#areas/area.ts';
import type { ProductModule } from '#areas/product-module.ts';
import type { InsuranceProduct } from '#areas/quote/product/insurance-product.ts';
import type { Services } from '#areas/services.ts';
import type { AccessRow } from '#core/access/access-rows.ts';
import type { FieldNames } from '#core/http/field-names.ts';
import type { FieldText, RequestSchemas } from '#core/http/read-request.ts';

type AnyHandler = (context: HandlerContext, services: Services) => Promise<unknown>;

/** All that the server knows of one call. */
export interface Call {
  readonly name: string;
  readonly row: EndpointRow;
  readonly access: AccessRow;
  readonly schemas: RequestSchemas;
  readonly handler: AnyHandler;
  readonly fieldText: FieldText | undefined;
  readonly fieldNames: FieldNames | undefined;
  /** Answers a list of all that is wrong beside the first of it. */
  readonly listsErrors: boolean;
}

const callsOf = ({
  endpoints,
  handlers,
  access,
  fieldTexts,
  fieldNames,
  listsErrors,
}: Area): readonly Call[] =>
  Object.entries(endpoints).map(([name, row]) => {
    const cell = access[name];
    const handler = handlers[name];
    if (cell === undefined || handler === undefined) throw new Error(`The call ${name} has no handler`);
    return {
      name,
      row,
      access: cell,
      schemas: row.schemas ?? {},
      handler: handler as AnyHandler,
      fieldText: fieldTexts?.[name],
      fieldNames,
      listsErrors: listsErrors?.includes(name) === true,
    };
  });

/** Every call of the server: those of its areas and those of its products. */
export const callTable = (modules: readonly ProductModule[]): readonly Call[] => {
  const calls = [...AREAS, ...modules].flatMap(callsOf);
  const names = new Set(calls.map(({ name }) => name));
  if (names.size !== calls.length) throw new Error('Two calls have the same name');
  return calls;
};

/** The rows behind all calls, and those of common calls in the types of a product. */
export const rowsOf = (modules: readonly ProductModule[]): readonly (readonly [string, EndpointRow])[] => [
  ...[...AREAS, ...modules].flatMap(({ endpoints }) => Object.entries(endpoints)),
  ...modules.flatMap(({ typedCalls = {} }) => Object.entries(typedCalls)),
];

/** What the modules sell, each product with its id. */
export const productsOf = (modules: readonly ProductModule[]): readonly InsuranceProduct[] =>
  modules.flatMap(({ products }) => products);
