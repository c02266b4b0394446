import type { ConsentText } from '@payung/shared/domain/privacy/consent-texts.ts';

/** What is ticked before a quote is made (HOME-010), as the dialog shows it. Other words are another version. */
export const REQUIREMENTS: ConsentText = {
  purpose: 'requirements',
  version: '2026-11',
  words: {
    en: [
      'We insure a property that meets all of these requirements:',
      'dwelling house or apartment only',
      'maximum total sum insured Rp10B (Rp 10.000.000.000)',
      'first-class construction',
      'nil loss in the past 5 years',
      'road in front wide enough for two vehicles side by side',
      'The property meets these requirements.',
      'Please tick the box to continue. First-class construction means walls, floors and roof of brick, concrete, steel or tiles.',
    ].join('\n'),
    id: [
      'Kami menjamin properti yang memenuhi semua syarat ini:',
      'hanya rumah tinggal atau apartemen',
      'total nilai pertanggungan maksimal Rp 10 miliar (Rp 10.000.000.000)',
      'konstruksi kelas satu',
      'tidak ada kerugian dalam 5 tahun terakhir',
      'jalan di depan cukup lebar untuk dua kendaraan berdampingan',
      'Properti ini memenuhi syarat-syarat tersebut.',
      'Centang kotak ini untuk melanjutkan. Konstruksi kelas satu berarti dinding, lantai, dan atap dari bata, beton, baja, atau genting.',
    ].join('\n'),
  },
};
