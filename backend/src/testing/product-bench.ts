import type { ProductModuleFactory } from '#areas/product-module.ts';
import type { Database } from '#core/database/database.ts';

/** A running backend, and sessions of an agent and of the insurer's own people. */
export interface BenchWorld {
  readonly url: string;
  readonly db: Database;
  readonly agent: Readonly<Record<string, string>>;
  readonly staff: Readonly<Record<string, string>>;
}

/** Something with a version of its own that one client saves over and over. */
export interface SavedObject {
  readonly id: string;
  /** Sent in turn, so that each changes something; they say `"version":0`. */
  readonly bodies: readonly string[];
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
  readonly module: ProductModuleFactory;
  /** Fills the database with what the calls read. */
  readonly prepare: (world: BenchWorld) => Promise<readonly BenchCall[]>;
}
