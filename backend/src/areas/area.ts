import type { EndpointName, endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { DemoPerson } from '@payung/shared/settings.ts';
import type { CallShape, Endpoint, ShapeOf } from '@payung/shared/api/endpoint.ts';
import type { Caller } from '#core/access/caller.ts';
import type { KeepDevice } from '#core/access/device-cookie.ts';
import type { KnownPhones } from '#core/access/known-phones.ts';
import type { ShownProof } from '#core/access/proof.ts';
import type { Language } from '#core/http/language.ts';
import type { WireReply } from '#core/http/wire-reply.ts';
import type { AccessRow } from '#core/access/access-rows.ts';
import type { Queries } from '#core/database/database.ts';
import type { FieldNames } from '#core/http/field-names.ts';
import type { FieldText } from '#core/http/read-request.ts';
import type { DemoSale } from './quote/product/insurance-product.ts';
import type { Services } from './services.ts';

type Part<S, K extends string> = S extends Readonly<Record<K, infer P>> ? P : undefined;

/** One call as a handler sees it: validated, with clean names, language and caller. */
export interface HandlerContext<S extends CallShape = CallShape> {
  readonly params: Part<S, 'params'>;
  readonly query: Part<S, 'query'>;
  readonly body: Part<S, 'body'>;
  /** The bytes of the one file, where the call takes one. */
  readonly upload: S extends { readonly upload: Blob } ? Buffer : undefined;
  readonly caller: Caller;
  /** The product of the quote that the call names, as the access check has read it. */
  readonly productId: string | undefined;
  readonly language: Language;
  /** Network address, for limits only. */
  readonly address: string;
  /** At a sign-in: keeps the cookie that identifies this browser. */
  readonly keepDevice: KeepDevice;
  /** The phones that this browser has verified. */
  readonly device: KnownPhones;
  /** What the page shows for somebody who has shown nothing yet. */
  readonly shown: ShownProof;
  /** The version of the object that the caller has seen (`If-Match`), where it says so. */
  readonly seenVersion: number | undefined;
  /** Aborted when the client disconnects, so that long work stops at its next step. */
  readonly signal: AbortSignal;
}

export interface BinaryReply {
  readonly bytes: Buffer;
  /** Offered as a download under this name; without it the answer is shown. */
  readonly fileName?: string;
  /** A PDF unless it says otherwise. */
  readonly contentType?: string;
  /** How long the client may cache it; without it, no-store. */
  readonly cacheSeconds?: number;
}

type Reply<E> = E extends { readonly binary: true } ? BinaryReply : ShapeOf<E>['reply'] | WireReply;

export type Handler<E> = (context: HandlerContext<ShapeOf<E>>, services: Services) => Promise<Reply<E>>;

/** It compiles only when every row of the endpoint table has one. */
export type Handlers<Table extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Table]: Handler<Table[Name]>;
};

/** The context of a call: by its name in the neutral table, or by the row of a product. */
export type HandlerContextOf<E extends EndpointName | Endpoint> = HandlerContext<
  ShapeOf<E extends EndpointName ? (typeof endpoints)[E] : E>
>;

/** What the parts of the demo are made of. */
export interface DemoContext extends Pick<Services, 'products' | 'secret' | 'publicUrl'> {
  readonly now: Date;
  /** Quotes of all products. */
  readonly sales: readonly DemoSale[];
  /** Codes by product id. */
  readonly promoCodes: readonly (readonly [string, readonly string[]])[];
  /** How many members a large network to try things with has; 0 for none. */
  readonly members: number;
}

/** Adds what the demo shows of an area, where it is missing; returns the people that testers log in as. */
type SeedDemo = (tx: Queries, demo: DemoContext) => Promise<readonly DemoPerson[] | void>;

export type EndpointTable = Readonly<Record<string, Endpoint>>;

/** What an area brings to the backend, checked as one: see `area`. */
export interface AreaOf<T extends EndpointTable> {
  readonly endpoints: T;
  readonly handlers: Handlers<T>;
  /** Who may make which call about whose object. */
  readonly access: { readonly [Name in keyof T]: AccessRow };
  /** Calls whose screens read a list of all that is wrong, beside the first of it (HOME-102). */
  readonly listsErrors?: readonly (keyof T & string)[];
  /** Calls that answer a missing field with a text that screens match. */
  readonly fieldTexts?: { readonly [Name in keyof T]?: FieldText };
  /** What people call its fields, beside those that all know (`core/http/field-names.ts`). */
  readonly fieldNames?: FieldNames;
  /** Runs at every start of the demo, area by area in the order of `AREAS`. */
  readonly demo?: SeedDemo;
}

/** An area whatever its calls are, as the table of all calls holds it. */
export interface Area {
  readonly endpoints: EndpointTable;
  readonly handlers: Readonly<Record<string, unknown>>;
  readonly access: Readonly<Record<string, AccessRow>>;
  readonly listsErrors?: readonly string[];
  readonly fieldTexts?: Readonly<Record<string, FieldText | undefined>>;
  readonly fieldNames?: FieldNames;
  readonly demo?: SeedDemo;
}

/** The one export of `areas/<area>/area.ts`; it compiles only when every call has a handler and an access row. */
export const area = <const T extends EndpointTable>(description: AreaOf<T>): Area => description;
