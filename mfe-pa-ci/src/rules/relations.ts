import type { BilingualText } from '@payung/shared/product.ts';

/** Whose text the agent or customer types (PA-023). */
export const OTHER_RELATION = 'other';

/** What a beneficiary may be to an insured (PA-008). */
export const RELATIONS: readonly { readonly id: string; readonly name: BilingualText }[] = [
  { id: 'spouse', name: { en: 'Husband or wife', id: 'Suami atau istri' } },
  { id: 'child', name: { en: 'Child', id: 'Anak' } },
  { id: 'parent', name: { en: 'Parent', id: 'Orang tua' } },
  { id: 'sibling', name: { en: 'Brother or sister', id: 'Saudara kandung' } },
  { id: 'grandparent', name: { en: 'Grandparent', id: 'Kakek atau nenek' } },
  { id: 'grandchild', name: { en: 'Grandchild', id: 'Cucu' } },
  { id: 'employer', name: { en: 'Employer', id: 'Pemberi kerja' } },
  { id: OTHER_RELATION, name: { en: 'Other', id: 'Lainnya' } },
];
