import { useQuery } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import { MAX_BATCH_LINES } from '@payung/shared/domain/leads/lead-constants.ts';
import { chunksOf } from './batches.ts';
import type { Column } from '@payung/shared/domain/import/columns.ts';
import { missingColumns } from '@payung/shared/domain/import/columns.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { checkLines, withoutKnown } from './check-lines.ts';
import type { PickedFile } from './use-picked-file.ts';

const knownPhones = async (phones: readonly string[], signal: AbortSignal): Promise<ReadonlySet<string>> => {
  const known = new Set<string>();
  for (const chunk of chunksOf(phones, MAX_BATCH_LINES)) {
    const answer = await call(leadEndpoints.checkImportPhones, { body: { phones: chunk }, signal });
    for (const phone of answer.known) known.add(phone);
  }
  return known;
};

/** What an import of the file would do, before anything is written. */
export const useLineCheck = ({ key, file }: PickedFile, columns: readonly Column[]) =>
  useQuery({
    queryKey: ['lead-import', key, file.delimiter, columns.join()],
    queryFn: async ({ signal }) => {
      const checked = await checkLines({ rows: file.rows, columns, today: today() });
      const phones = checked.people.map(({ phone }) => phone);
      return withoutKnown(checked, await knownPhones(phones, signal));
    },
    enabled: missingColumns(columns).length === 0,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  });
