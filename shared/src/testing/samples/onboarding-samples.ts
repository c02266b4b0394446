const inData = (data: object) => ({ wire: { data }, clean: data });

const REGISTRATION = {
  id: 'r1',
  status: 'draft',
  version: 3,
  phone: '6281234567890',
  inviter: 'Sari Wulandari',
  kind: 'individual',
  parts: [{ part: 'details', state: 'given', revision: 1, reason: '' }],
  reason: '',
  isLocked: false,
  card: { readNumber: '', idType: 'KTP', imageKey: 'i1', chosen: 'typed' },
  numbersDiffer: false,
  savedAt: '2026-01-15T03:00:00.000Z',
  deletedAt: '2026-02-14T03:00:00.000Z',
};
const registration = { reply: inData(REGISTRATION) };

const REVIEW = {
  id: 'r1',
  version: 3,
  status: 'submitted',
  kind: 'individual',
  phone: '6281234567890',
  inviter: { name: 'Sari Wulandari', agentCode: 'AG-1001' },
  parts: [],
  warnings: ['noCard'],
  events: [],
};

const PUBLIC_CARD = {
  fullName: 'Sari Wulandari',
  tier: 'bronze',
  company: '',
  hasPicture: false,
  socialLinks: [],
  achievements: [],
  blogs: [],
  testimonials: [],
};

const CODE = { key: 'k1', otp: 123_456 };

/** Parts of the calls of registering, as the wire and as we spell them. */
export const ONBOARDING_SAMPLES = {
  getRegistration: registration,
  proveBirthDate: registration,
  saveRegistrationDetails: registration,
  skipRegistrationPart: registration,
  saveRegistrationBank: registration,
  submitRegistration: registration,
  getAgreement: { reply: inData({ version: '2026-11', language: 'en', title: 'Agreement', sections: [] }) },
  legalText: { reply: inData({ version: '2026-11', language: 'id', title: 'Syarat', sections: [] }) },
  acceptedAgreements: { reply: inData({ agreements: [{ version: '2026-11', language: 'id' }] }) },
  listAgreements: { reply: inData({ agreements: [{ version: '2026-11', accepted: 12 }] }) },
  uploadOwnImage: { reply: { wire: { data: { s3Url: 'i1' } }, clean: { imageKey: 'i1' } } },
  updateProfile: {
    body: {
      wire: { taxid: '3174015705900001', taxIdUrl: 'i2', code: CODE },
      clean: { kind: 'tax', taxId: '3174015705900001', imageKey: 'i2', code: CODE },
    },
  },
  getProfile: { reply: inData({ version: 1, kind: 'individual', name: 'Sari Wulandari' }) },
  getPublicCard: { reply: inData(PUBLIC_CARD) },
  savePublicCard: { reply: inData(PUBLIC_CARD) },
  registrationQueue: { reply: inData({ items: [], total: 0 }) },
  openRegistration: { reply: inData(REVIEW) },
  decideRegistration: { reply: inData(REVIEW) },
} as const;

/** The other half of `updateProfile` (ONB-016): the specification tells both apart by their fields. */
export const ID_CARD_UPDATE = {
  wire: { idNumber: '3174015705900001', idUrl: 'i1', idType: 'KTP' },
  clean: { kind: 'idCard', idNumber: '3174015705900001', imageKey: 'i1', idType: 'KTP' },
} as const;
