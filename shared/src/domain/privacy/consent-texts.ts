import type { BilingualText } from '#product.ts';

/**
 * Which wording is on the screen, by purpose: it goes to the server with the answer, and the server keeps the words
 * of that version. Change it together with the text; `consent-texts.test.ts` fails where one is forgotten.
 */
export const CONSENT_VERSIONS = {
  terms: '2026-11',
  /** The same once more, before the payment. */
  checkoutTerms: '2026-11',
  dataProcessing: '2026-11',
  marketing: '2026-11',
  identityPhoto: '2026-11',
  /** That somebody may be contacted, as an agent enters it at the desk. */
  contact: '2026-11',
  /** The same of everybody on an imported list. */
  contactList: '2026-11',
  /** Of somebody who becomes an agent. */
  registration: '2026-11',
} as const;

/** Version of `identityPhoto` for people who register or sell: they insure nobody, so other words are read. */
export const OWN_CARD_CONSENT = '2026-11-partner';

/** Version of what an agent confirms of a customer at the end of a quote: in other words than a customer's own. */
export const AGENT_CONSENT_VERSION = '2026-11-agent';

/** How a customer agreed to whom an agent speaks. */
export const AGREED_BY = ['whatsapp', 'inPerson', 'phone'] as const;
export type AgreedBy = (typeof AGREED_BY)[number];

type ConsentPurpose = keyof typeof CONSENT_VERSIONS;

/** Who said yes or no: somebody for oneself, an agent for somebody at the desk or on a list, a parent for a child. */
export const GIVEN_BY = ['self', 'agent', 'guardian'] as const;
export type GivenBy = (typeof GIVEN_BY)[number];

/** The words of one consent: what is ticked, and below it what it is for. */
export interface ConsentText {
  readonly purpose: string;
  readonly version: string;
  /** Where an agent who speaks for somebody reads other words. */
  readonly givenBy?: GivenBy;
  readonly words: BilingualText;
}

/** Every wording that ever stood on a neutral screen, with its version: earlier ones stay, new ones are added. */
export const CONSENT_TEXTS: readonly (ConsentText & { readonly purpose: ConsentPurpose })[] = [
  {
    purpose: 'terms',
    version: '2026-11',
    words: {
      en: 'I have read and agree to the terms and conditions\nNeeded to make the insurance contract with you.',
      id: 'Saya telah membaca dan menyetujui syarat dan ketentuan\nDiperlukan untuk membuat perjanjian asuransi dengan Anda.',
    },
  },
  {
    purpose: 'dataProcessing',
    version: '2026-11',
    words: {
      en: 'I agree that my personal data is processed for this policy\nUsed to issue your policy, collect the premium and handle claims. You can ask us to see, correct or delete it.',
      id: 'Saya setuju data pribadi saya diproses untuk polis ini\nDigunakan untuk menerbitkan polis, menagih premi, dan menangani klaim. Anda dapat meminta untuk melihat, memperbaiki, atau menghapusnya.',
    },
  },
  {
    purpose: 'marketing',
    version: '2026-11',
    words: {
      en: 'I would like to hear about offers and new products\nNot a condition of the policy. You can withdraw it at any time.',
      id: 'Saya ingin menerima info penawaran dan produk baru\nBukan syarat penerbitan polis. Anda dapat menariknya kapan saja.',
    },
  },
  {
    purpose: 'terms',
    version: '2026-11-agent',
    givenBy: 'agent',
    words: {
      en: 'The customer has read and agrees to the terms and conditions\nNeeded to make the insurance contract with the customer.',
      id: 'Nasabah telah membaca dan menyetujui syarat dan ketentuan\nDiperlukan untuk membuat perjanjian asuransi dengan nasabah.',
    },
  },
  {
    purpose: 'dataProcessing',
    version: '2026-11-agent',
    givenBy: 'agent',
    words: {
      en: 'The customer agrees that their personal data is processed for this policy\nUsed to issue the policy, collect the premium and handle claims. The customer can ask us to see, correct or delete it.',
      id: 'Nasabah setuju data pribadinya diproses untuk polis ini\nDigunakan untuk menerbitkan polis, menagih premi, dan menangani klaim. Nasabah dapat meminta untuk melihat, memperbaiki, atau menghapusnya.',
    },
  },
  {
    purpose: 'marketing',
    version: '2026-11-agent',
    givenBy: 'agent',
    words: {
      en: 'The customer would like to hear about offers and new products\nNot a condition of the policy. The customer can withdraw it at any time.',
      id: 'Nasabah ingin menerima info penawaran dan produk baru\nBukan syarat penerbitan polis. Nasabah dapat menariknya kapan saja.',
    },
  },
  {
    purpose: 'checkoutTerms',
    version: '2026-11',
    words: {
      en: 'I have read and agree to the terms and conditions',
      id: 'Saya telah membaca dan menyetujui syarat dan ketentuan',
    },
  },
  {
    purpose: 'checkoutTerms',
    version: '2026-11',
    givenBy: 'agent',
    words: {
      en: 'The customer has read and agrees to the terms and conditions',
      id: 'Nasabah telah membaca dan menyetujui syarat dan ketentuan',
    },
  },
  {
    purpose: 'identityPhoto',
    version: '2026-11',
    words: {
      en: "I agree that a photo of my ID card is used to check my identity\nUsed only to check who is insured and to read the card's number. Kept encrypted, and deleted after 90 days if you do not buy a policy.",
      id: 'Saya setuju foto KTP saya digunakan untuk memeriksa identitas saya\nHanya digunakan untuk memeriksa identitas tertanggung dan membaca nomor kartu. Disimpan terenkripsi, dan dihapus setelah 90 hari jika Anda tidak membeli polis.',
    },
  },
  {
    purpose: 'identityPhoto',
    version: '2026-11',
    givenBy: 'agent',
    words: {
      en: "The insured agrees that a photo of their ID card is used to check their identity\nUsed only to check who is insured and to read the card's number. Kept encrypted, and deleted after 90 days if you do not buy a policy.",
      id: 'Tertanggung setuju foto KTP-nya digunakan untuk memeriksa identitasnya\nHanya digunakan untuk memeriksa identitas tertanggung dan membaca nomor kartu. Disimpan terenkripsi, dan dihapus setelah 90 hari jika Anda tidak membeli polis.',
    },
  },
  {
    purpose: 'identityPhoto',
    version: '2026-11-partner',
    words: {
      en: "I agree that a photo of my ID card, and a selfie where one is asked for, are used to check my identity\nUsed only to check who works with us as an agent and to read the card's number. Kept encrypted while you are an agent, and deleted with your registration if you do not finish it.",
      id: 'Saya setuju foto KTP saya, dan swafoto jika diminta, digunakan untuk memeriksa identitas saya\nHanya digunakan untuk memeriksa siapa yang bekerja sama dengan kami sebagai agen dan membaca nomor kartu. Disimpan terenkripsi selama Anda menjadi agen, dan dihapus bersama pendaftaran Anda jika tidak diselesaikan.',
    },
  },
  {
    purpose: 'contact',
    version: '2026-11',
    words: {
      en: 'This person agreed to be contacted\nThe law on personal data (27/2022) asks for it.',
      id: 'Orang ini setuju untuk dihubungi\nDiwajibkan oleh Undang-Undang Pelindungan Data Pribadi (27/2022).',
    },
  },
  {
    purpose: 'contactList',
    version: '2026-11',
    words: {
      en: 'All of these people have agreed to be contacted by me about insurance.\nRequired by law 27/2022 on personal data. Your declaration is kept with the import.',
      id: 'Semua orang ini telah setuju untuk saya hubungi mengenai asuransi.\nDiwajibkan oleh UU 27/2022 tentang Pelindungan Data Pribadi. Pernyataan Anda disimpan bersama impor ini.',
    },
  },
  {
    purpose: 'registration',
    version: '2026-11',
    words: {
      en: 'I agree that my personal data is processed for my registration as an agent\nUsed to check who you are and to prepare your work as an agent. Deleted 30 days after your last change if you do not finish. You can see, copy, correct or delete it at any time.',
      id: 'Saya setuju data pribadi saya diproses untuk pendaftaran saya sebagai agen\nDigunakan untuk memeriksa identitas Anda dan menyiapkan kerja sama Anda sebagai agen. Dihapus 30 hari setelah perubahan terakhir jika tidak diselesaikan. Anda dapat melihat, menyalin, memperbaiki, atau menghapusnya kapan saja.',
    },
  },
];

/** The words that somebody has read; nothing where no screen ever showed that version. */
export const consentText = (purpose: string, version: string, givenBy: GivenBy): ConsentText | undefined => {
  const sameVersion = CONSENT_TEXTS.filter((text) => text.purpose === purpose && text.version === version);
  return (
    sameVersion.find((text) => text.givenBy === givenBy) ??
    sameVersion.find((text) => text.givenBy === undefined)
  );
};
