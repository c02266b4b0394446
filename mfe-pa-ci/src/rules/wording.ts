import type { Wording } from '@payung/shared/domain/text/wording.ts';

/** EXAMPLE TEXTS: an insurer's wording decides. What no plan of personal accident pays for. */
export const ACCIDENT_WORDING: Wording<unknown> = {
  version: '2026-11',
  exclusions: [
    {
      text: {
        en: 'Illness that no accident has caused',
        id: 'Penyakit yang tidak disebabkan oleh kecelakaan',
      },
    },
    {
      text: {
        en: 'Suicide, and injuries that somebody causes to themselves on purpose',
        id: 'Bunuh diri dan cedera yang sengaja ditimbulkan sendiri',
      },
    },
    {
      text: {
        en: 'Accidents under the influence of alcohol or drugs',
        id: 'Kecelakaan di bawah pengaruh alkohol atau obat terlarang',
      },
    },
    {
      text: {
        en: 'Races, and professional or dangerous sports',
        id: 'Perlombaan, serta olahraga profesional atau berbahaya',
      },
    },
    {
      text: {
        en: 'War, riot and nuclear risks',
        id: 'Perang, kerusuhan, dan risiko nuklir',
      },
    },
  ],
};
