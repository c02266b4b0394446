import type { BilingualText } from '@payung/shared/product.ts';
import type { NetworkNoticeKind } from '#areas/notifications/sql.ts';

/** As notifications say it. None of them speaks of a payment: that word leads to the payments that wait (ruling K90). */
export const NETWORK_NOTICES: Readonly<Record<NetworkNoticeKind, BilingualText>> = {
  redemptionConfirmed: {
    en: 'Your redemption of {points} points is confirmed. You will find it on your points statement.',
    id: 'Penukaran {points} poin Anda disetujui. Lihat di rekening poin Anda.',
  },
  redemptionRefused: {
    en: 'Your redemption of {points} points was refused: {reason}. The points are yours to use again.',
    id: 'Penukaran {points} poin Anda ditolak: {reason}. Poin tersebut dapat Anda gunakan lagi.',
  },
  pointsCorrected: {
    en: 'Your points were corrected by {points}: {reason}. You will find it on your points statement.',
    id: 'Poin Anda dikoreksi sebesar {points}: {reason}. Lihat di rekening poin Anda.',
  },
  tierChanged: { en: 'Your tier is now {tier}: {reason}', id: 'Peringkat Anda sekarang {tier}: {reason}' },
  targetSet: {
    en: 'Your target for {month}: {premium} of premium and {policies} policies',
    id: 'Target Anda untuk {month}: premi {premium} dan {policies} polis',
  },
  networkTakenOver: {
    en: '{name} has left. You now have {members} members, {quotes} open quotes and {leads} leads from {name}.',
    id: '{name} sudah keluar. {members} anggota, {quotes} penawaran terbuka, dan {leads} prospek dari {name} kini menjadi milik Anda.',
  },
  policiesTakenOver: {
    en: 'You now look after the customers of {name}. Policies: {policies}',
    id: 'Anda kini mengurus nasabah {name}. Jumlah polis: {policies}',
  },
  leaderChanged: {
    en: '{name} has left. {leader} leads you from now on.',
    id: '{name} sudah keluar. Mulai sekarang Anda dipimpin oleh {leader}.',
  },
};
