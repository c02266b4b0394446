import type { BilingualText } from './product.ts';

/**
 * Everything that an insurer sets for itself: brand, addresses and limits of the running platform.
 * The only place; colours follow the theme of `ui/`.
 */
export const config = {
  brand: {
    name: 'Payung',
    insurer: 'PT Asuransi Payung Nusantara',
    version: 'v.1.9.3',
    supportEmail: 'bantuan@payung.example',
    /** Of the people who help, on WhatsApp. */
    supportWhatsApp: '+62 811 5555 0333',
    /** Printed on policies and quotations. */
    emergencyPhone: '+62 21 5555 0111',
    claims: {
      phone: '+62 21 5555 0222',
      hours: {
        en: 'Monday to Friday, 08:00 to 17:00 WIB',
        id: 'Senin sampai Jumat, pukul 08.00 sampai 17.00 WIB',
      } satisfies BilingualText,
      email: 'klaim@payung.example',
    },
    social: [
      { name: 'Instagram', href: 'https://www.instagram.com/payung.example' },
      { name: 'Facebook', href: 'https://www.facebook.com/payung.example' },
      { name: 'LinkedIn', href: 'https://www.linkedin.com/company/payung.example' },
    ],
    faq: 'https://payung.example/faq',
    about: 'https://payung.example/about',
    regulator: {
      en: 'PT Asuransi Payung Nusantara is licensed and supervised by Otoritas Jasa Keuangan (OJK).',
      id: 'PT Asuransi Payung Nusantara berizin dan diawasi oleh Otoritas Jasa Keuangan (OJK).',
    } satisfies BilingualText,
    copyright: '© 2026 PT Asuransi Payung Nusantara',
  },
  /** Every call is relative to `request`, unless the operator has set other bases (SHELL-049). */
  api: {
    request: '/api/',
    /** Put before the path of secure calls (ruling K117). */
    securePrefix: 'secure/',
    timeoutMs: 30_000,
    /** Documents are drawn on the server first. */
    binaryTimeoutMs: 60_000,
  },
  sale: {
    /** How many days ahead cover of any product may begin (ruling R73). */
    startDaysAhead: 180,
  },
  /** Pages of other systems that we hand people over to. */
  external: {
    /** Hosts of the payment provider's pages; every host below them counts as well (ruling G16). */
    payment: ['doku.com'],
    criticalIllnessError: 'https://ci.payung.example/error',
  },
  storage: {
    /** Drafts that nobody touched for so long are dropped. */
    draftIdleMs: 24 * 3_600_000,
    /** The same for a customer, who may use somebody else's device. */
    visitIdleMs: 30 * 60_000,
    /** Offline answers older than this are not shown. */
    offlineMaxAgeMs: 7 * 24 * 3_600_000,
  },
  /** SHELL-045, in seconds. */
  toastSeconds: 1,
} as const;
