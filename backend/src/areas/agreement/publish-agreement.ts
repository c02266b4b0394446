import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { requireStaff } from '#core/access/caller.ts';
import { hashOf } from '#areas/agreement/text/fill-agreement.ts';
import { transaction } from '#core/database/transaction.ts';
import { badRequest, refused } from '#core/http/api-refusal.ts';
import { hasVersion, insertVersion, lockAgreements } from './sql.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { AGREEMENT_TEXTS } from './agreement-texts.ts';

/** Both languages at once; what is published never changes. */
export const publishAgreement = async (
  { body, caller, language }: HandlerContextOf<'publishAgreement'>,
  { db, clock }: Services,
): Promise<{ readonly message: string }> => {
  const { agentId } = requireStaff(caller);
  const now = clock.now();
  const { version, inForceFrom } = body;
  if (inForceFrom < todayInJakarta(now)) {
    throw badRequest(AGREEMENT_TEXTS.pastDay, { also: { field: 'inForceFrom' } });
  }
  const texts = (['en', 'id'] as const).map((of) => {
    const text = { language: of, ...body[of] };
    return { ...text, hash: hashOf(version, text) };
  });
  await transaction(db, async (tx) => {
    await lockAgreements(tx);
    if (await hasVersion(tx, version)) {
      throw refused(AGREEMENT_TEXTS.versionExists, { values: { version }, also: { field: 'version' } });
    }
    await insertVersion(tx, { version, inForceFrom, publishedBy: agentId, texts, now });
  });
  return { message: AGREEMENT_TEXTS.published[language] };
};
