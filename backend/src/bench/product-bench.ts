import { existsSync, readdirSync } from 'node:fs';
import type { RoomOrMaker } from '#areas/quote/product-room.ts';
import type { Database } from '#database/database.ts';
import type { SavedObject } from './saved-object.ts';

/** A running backend, and sessions of an agent and of the insurer's own people. */
export interface BenchWorld {
  readonly url: string;
  readonly db: Database;
  readonly agent: Readonly<Record<string, string>>;
  readonly staff: Readonly<Record<string, string>>;
}

/** A read that is measured, or a change. */
export interface BenchCall {
  readonly call: string;
  /** Below `/api/`. */
  readonly path: string;
  readonly who: 'agent' | 'staff';
  /** A PATCH: each client saves one of these. */
  readonly saves?: readonly SavedObject[];
}

/** What a product wants measured: the export `bench` of its `testing/bench.ts`. */
export interface ProductBench {
  readonly room: RoomOrMaker;
  /** Fills the database with what the calls read. */
  readonly prepare: (world: BenchWorld) => Promise<readonly BenchCall[]>;
}

const PRODUCTS = new URL('../products/', import.meta.url);

/** The products that bring calls of their own to the benchmark. */
export const productBenches = async (): Promise<readonly ProductBench[]> => {
  const files = readdirSync(PRODUCTS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => new URL(`${name}/testing/bench.ts`, PRODUCTS))
    .filter((file) => existsSync(file));
  return Promise.all(
    files.map(async ({ href }) => ((await import(href)) as { readonly bench: ProductBench }).bench),
  );
};
