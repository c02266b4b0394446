import { expect, it } from 'vitest';
import { OTHER_RELATION, RELATIONS } from './relations.ts';

it('offers the relations of a beneficiary with id and name, the open one last [PA-008] [PA-023]', () => {
  expect(RELATIONS.map(({ id, name }) => [id, name.en, name.id])).toEqual([
    ['spouse', 'Husband or wife', 'Suami atau istri'],
    ['child', 'Child', 'Anak'],
    ['parent', 'Parent', 'Orang tua'],
    ['sibling', 'Brother or sister', 'Saudara kandung'],
    ['grandparent', 'Grandparent', 'Kakek atau nenek'],
    ['grandchild', 'Grandchild', 'Cucu'],
    ['employer', 'Employer', 'Pemberi kerja'],
    ['other', 'Other', 'Lainnya'],
  ]);
  expect(OTHER_RELATION).toBe('other');
});
