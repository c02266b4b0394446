import type { Endpoint } from '@payung/shared/api/endpoint.ts';
import type { SchemasOf } from '@payung/shared/api/schemas/schema-table.ts';
import type { AccessRow } from '#core/access/access-rows.ts';
import type { Database } from '#core/database/database.ts';
import type { Environment } from '#environment.ts';
import type { SealedPictures } from '#core/secrets/sealed-pictures.ts';
import type { Handlers } from '#areas/handler.ts';
import type { Services } from '#areas/services.ts';
import type { DemoSale } from './demo-sale.ts';
import type { InsuranceProduct } from './insurance-product.ts';

export type EndpointTable = Readonly<Record<string, Endpoint>>;

/** What a product brings to the backend, checked as one: see `productRoom`. */
export interface RoomOf<T extends EndpointTable> {
  /** A room may hold several products, also below one link prefix. */
  readonly products: readonly InsuranceProduct[];
  /** The calls of its own, from its contract. */
  readonly endpoints: T;
  readonly handlers: Handlers<T>;
  readonly schemas: SchemasOf<T>;
  readonly access: { readonly [Name in keyof T]: AccessRow };
  /** Calls whose screens read a list of all that is wrong, beside the first of it (HOME-102). */
  readonly listsErrors?: readonly (keyof T & string)[];
  /** Where a partner who takes customers over sends them back to, and where it tells that one has arrived. */
  readonly handover?: { readonly retryPath: string; readonly noticePath: string };
  /** Fills its reference tables where they are empty; asked at every start, before the first call. */
  readonly prepare?: (db: Database, now: Date) => Promise<void>;
  /** Forgets what has outlived its use, as the product keeps it (UU PDP), at most 200 rows at once: how many. */
  readonly removeOutlived?: (services: Pick<Services, 'db' | 'clock' | 'retention'>) => Promise<number>;
  /** Pictures that it keeps sealed: a change of the secret seals them anew. */
  readonly sealedPictures?: readonly SealedPictures[];
  /** Quotes of the demo, made through the same events as everybody else's. */
  readonly demoSales: (now: Date) => readonly DemoSale[];
  /** By product id; every one works once. */
  readonly demoPromoCodes: Readonly<Record<string, readonly string[]>>;
}

/** A room whatever its calls are, as the wiring merges them. */
export interface ProductRoom extends Omit<RoomOf<EndpointTable>, 'handlers' | 'schemas' | 'listsErrors'> {
  readonly handlers: Readonly<Record<string, unknown>>;
  readonly schemas: Readonly<Record<string, object>>;
  readonly listsErrors?: readonly string[];
}

/** The one export of `products/<name>/room.ts`; it compiles only when every call has all that it needs. */
export const productRoom = <const T extends EndpointTable>(room: RoomOf<T>): ProductRoom => room;

/** What the operator has set that products go by. */
export type RoomSettings = Pick<Environment, 'mailDomains'>;

/** A room, or what makes it of the operator's settings. */
export type RoomOrMaker = ProductRoom | ((settings: RoomSettings) => ProductRoom);

export const roomsFor = (rooms: readonly RoomOrMaker[], settings: RoomSettings): readonly ProductRoom[] =>
  rooms.map((room) => (typeof room === 'function' ? room(settings) : room));
