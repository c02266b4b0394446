import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '@payung/platform/build/paths.ts';
import type { ProductBench, BenchCall, BenchWorld } from 'backend/testing/product-bench.ts';
import { sql } from 'kysely';
import { REGISTRATION_PARTS } from '@payung/shared/domain/onboarding/registration.ts';
import { registrationReviewEndpoints } from '@payung/shared/api/endpoints/registration-reviews.ts';

const PRODUCTS = join(repositoryRoot, 'backend', 'src', 'products');

/** Of the products that bring calls of their own to the benchmark. */
export const benchFiles = (): readonly string[] =>
  globSync('*/testing/bench.ts', { cwd: PRODUCTS }).map((file) => join(PRODUCTS, file));

export const productBenches = (): Promise<readonly ProductBench[]> =>
  Promise.all(
    benchFiles().map(
      async (file) => ((await import(pathToFileURL(file).href)) as { readonly bench: ProductBench }).bench,
    ),
  );

const WAITING = 5_000;

/** Registrations submitted minute by minute, of two kinds, each with all of its parts. */
const fillRegistrations = async ({ db }: BenchWorld): Promise<void> => {
  const { id: inviter } = await db
    .selectFrom('agents')
    .select('id')
    .where('user_type', '=', 'Mitra')
    .limit(1)
    .executeTakeFirstOrThrow();
  await sql`
    insert into registrations (id, phone, status, kind, inviter_id, form, search_name, created_at, saved_at, submitted_at)
    select 'bench-' || n, '6287' || (1000000 + n), 'submitted',
           case when n % 5 = 0 then 'corporate' else 'individual' end, ${inviter},
           jsonb_build_object('fullName', 'Budi Santoso ' || n, 'companyName', 'PT Maju Bersama ' || n,
                              'directorName', 'Budi Santoso', 'email', 'budi' || n || '@payung.test',
                              'contactEmail', 'kantor' || n || '@payung.test', 'address', 'Jalan Dago 1', 'city', 'Bandung'),
           'budi santoso ' || n, now() - (n || ' minutes')::interval, now() - (n || ' minutes')::interval,
           now() - (n || ' minutes')::interval
    from generate_series(1, ${WAITING}::int) as n
  `.execute(db);
  await sql`
    insert into registration_parts (registration_id, part, revision, state, changed_at)
    select 'bench-' || n, part, 1, 'given', now()
    from generate_series(1, ${WAITING}::int) as n,
         unnest(string_to_array(${REGISTRATION_PARTS.join(',')}::text, ',')) as part
  `.execute(db);
  // As autovacuum would do a moment later.
  await sql`analyze registrations`.execute(db);
  await sql`analyze registration_parts`.execute(db);
};

/** The queue of those who review registrations, with 5,000 that wait. */
export const registrationQueue = async (world: BenchWorld): Promise<readonly BenchCall[]> => {
  await fillRegistrations(world);
  return [
    {
      call: 'GET registrations, 5,000 that wait',
      path: registrationReviewEndpoints.registrationQueue.path,
      who: 'staff',
    },
  ];
};
