import type { PrivacyRequest } from '@payung/shared/api/endpoints/privacy.ts';
import type { PrivacyRequestRow } from '#areas/privacy/sql/privacy-requests.ts';

export const requestOf = (row: PrivacyRequestRow): PrivacyRequest => ({
  id: row.id,
  kind: row.kind,
  subject: row.subject,
  wish: row.wish,
  status: row.status,
  answer: row.answer,
  at: row.created_at.toISOString(),
});
