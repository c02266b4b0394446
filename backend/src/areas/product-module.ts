import type { Database } from '#core/database/database.ts';
import type { Environment } from '#environment.ts';
import type { SealedPictures } from '#core/secrets/seal-numbers.ts';
import type { LimitRow } from '#core/access/limit-table.ts';
import type { Area, AreaOf, EndpointTable } from './area.ts';
import type { Services } from './services.ts';
import type { DemoSale, InsuranceProduct } from './quote/product/insurance-product.ts';

/** What a product brings to the backend, checked as one: an area with products. See `productModule`. */
export interface ProductModuleOf<T extends EndpointTable> extends AreaOf<T> {
  /** A module may hold several products, also below one link prefix. */
  readonly products: readonly InsuranceProduct[];
  /** Calls of every product in the types of these: with them a remote's calls are compared when it is released. */
  readonly typedCalls?: EndpointTable;
  /** Addresses to which a partner returns a handed-over customer, and reports the arrival. */
  readonly handover?: { readonly retryPath: string; readonly noticePath: string };
  /** Limits of its own, for docs/limits.md. */
  readonly limits?: Readonly<Record<string, LimitRow>>;
  /** Fills its reference tables where they are empty; asked at every start, before the first call. */
  readonly prepare?: (db: Database, now: Date) => Promise<void>;
  /** Deletes the product's expired rows (UU PDP), at most 200 per call; answers how many. */
  readonly removeExpired?: (services: Pick<Services, 'db' | 'clock' | 'retention'>) => Promise<number>;
  /** Pictures that it keeps sealed: a change of the secret seals them again. */
  readonly sealedPictures?: readonly SealedPictures[];
  /** Quotes of the demo, made through the same events as everybody else's. */
  readonly demoSales: (now: Date) => readonly DemoSale[];
  /** By product id; every one works once. */
  readonly demoPromoCodes: Readonly<Record<string, readonly string[]>>;
}

/** A module whatever its calls are, as the backend merges them. */
export interface ProductModule
  extends Area, Omit<ProductModuleOf<EndpointTable>, keyof AreaOf<EndpointTable>> {}

/** The one export of `products/<name>/module.ts`; it compiles only when every call has all that it needs. */
export const productModule = <const T extends EndpointTable>(module: ProductModuleOf<T>): ProductModule =>
  module;

/** The operator's settings for products. */
export type ProductSettings = Pick<Environment, 'mailDomains'>;

/** A module, or a factory that makes it from the operator's settings. */
export type ProductModuleFactory = ProductModule | ((settings: ProductSettings) => ProductModule);

export const productModulesFor = (
  modules: readonly ProductModuleFactory[],
  settings: ProductSettings,
): readonly ProductModule[] =>
  modules.map((module) => (typeof module === 'function' ? module(settings) : module));
