import { changedFields, hashesOf } from '#core/access/decided-about.ts';
import type { Fields } from '#core/access/decided-about.ts';
import type { Queries } from '#core/database/database.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { motorDetailsOf } from '../details.ts';
import { listPhotos } from '../sql/photos.ts';
import { plateOf } from './vehicle-words.ts';

interface Of {
  readonly quote: Quote;
  /** The set that the reviewers see. */
  readonly round: number;
}

/** What a reviewer compares with the photos, the person whose number stands in the policy included. */
const fieldsOf = async (tx: Queries, { quote, round }: Of): Promise<Fields> => {
  const details = motorDetailsOf(quote);
  const photos = (await listPhotos(tx, quote.id)).filter((photo) => photo.round <= round);
  return {
    insuredName: quote.insured_name,
    idCard: quote.insured_id_card,
    brand: details.brand,
    model: details.model,
    year: String(details.year),
    plate: plateOf(details),
    chassisNo: details.chassisNo,
    engineNo: details.engineNo,
    use: details.use,
    coverage: details.coverage,
    sumInsured: String(details.sumInsured),
    accessories: String(details.accessories),
    photos: photos
      .map(({ slot, pixels }) => `${slot} ${pixels}`)
      .toSorted((one, other) => (one < other ? -1 : 1))
      .join(),
  };
};

/** Kept with the set: a decision counts for what was shown, and for nothing else. */
export const shownOf = async (tx: Queries, secret: string, of: Of): Promise<Fields> =>
  hashesOf(secret, `inspection ${of.quote.id}`, await fieldsOf(tx, of));

/** Whether reviewers would see something else now; never of sets of before, which kept nothing. */
export const isShownChanged = async (
  tx: Queries,
  secret: string,
  { shown, ...of }: Of & { readonly shown: Fields | null },
): Promise<boolean> => shown !== null && changedFields(shown, await shownOf(tx, secret, of)).length > 0;
