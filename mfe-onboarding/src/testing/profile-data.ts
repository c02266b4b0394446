import type { MyProfile, PublicCard } from '@payung/shared/api/endpoints/profile.ts';

/** An individual agent, with nothing but a name and a phone unless `change` says more. */
export const aMyProfile = (change: Partial<MyProfile> = {}): MyProfile => ({
  version: 4,
  kind: 'individual',
  name: 'Sari Wulandari',
  agentCode: 'AG-1001',
  phone: '6281234567890',
  joinedOn: '2026-01-15',
  invitedBy: 'Made Putra',
  details: {
    email: 'sari@example.id',
    address: 'Jalan Melati 5',
    city: 'Bandung',
    licence: { number: '', issuer: '', expiresOn: '' },
    isExclusive: false,
  },
  idCard: { isOnFile: false, number: '' },
  tax: { isOnFile: false, number: '' },
  ...change,
});

export const aPublicCard = (change: Partial<PublicCard> = {}): PublicCard => ({
  fullName: 'Sari Wulandari',
  tier: 'gold',
  company: 'Payung Bandung',
  hasPicture: false,
  socialLinks: [],
  achievements: [],
  blogs: [],
  testimonials: [],
  ...change,
});
