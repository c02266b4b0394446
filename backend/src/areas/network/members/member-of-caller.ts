import { REASON_LENGTH } from '@payung/shared/domain/network/members.ts';
import { normaliseName } from '@payung/shared/domain/people/names.ts';
import { isStaff } from '@payung/shared/domain/people/user-home.ts';
import { badRequest, notFound } from '#core/http/api-refusal.ts';
import type { Queries } from '#core/database/database.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { isBelowWithin } from '#areas/network/sql/network.ts';
import type { Agent } from '#areas/agents/tables.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { NetworkNoticeKind } from '#areas/notifications/sql.ts';

export const nameOf = ({
  first_name: first,
  last_name: last,
}: Pick<Agent, 'first_name' | 'last_name'>): string => `${first} ${last}`.trim();

/** Who may change members, and to which depth. */
export interface Leader {
  readonly agentId: string;
  readonly depth: number;
}

/** A member below the caller within the visible depth; 404 otherwise. Staff are nobody's members. */
export const requireMember = async (
  db: Queries,
  { agentId: leaderId, depth }: Leader,
  memberId: string,
): Promise<Agent> => {
  const member = await findAgent(db, memberId);
  const isMember =
    member !== undefined &&
    !isStaff(member.user_type) &&
    (await isBelowWithin(db, { memberId, leaderId, depth }));
  if (!isMember) throw notFound();
  return member;
};

/** Whether the member may still be changed: not closed, resigned or removed. */
export const isChangeable = ({ status }: Pick<Agent, 'status'>): boolean =>
  status === 'active' || status === 'inactive';

export const requireReason = (reason: string): void => {
  if (reason.length < REASON_LENGTH.min)
    throw badRequest(MEMBER_TEXTS.reasonTooShort, { values: { min: REASON_LENGTH.min } });
};

const comparable = (name: string): string => normaliseName(name).toLowerCase();

/** Typed to confirm what cannot be undone; case and blanks do not matter. */
export const requireName = (member: Agent, typedName: string): void => {
  const name = nameOf(member);
  if (comparable(typedName) !== comparable(name))
    throw badRequest(MEMBER_TEXTS.wrongName, { values: { name } });
};

/** Texts of the notifications. None contains "payment": by that word screens open pending payments (ruling K90). */
export const NETWORK_NOTICES: Readonly<Record<NetworkNoticeKind, BilingualText>> = {
  redemptionConfirmed: {
    en: 'Your redemption of {points} points is confirmed. You will find it on your points statement.',
    id: 'Penukaran {points} poin Anda disetujui. Lihat di riwayat poin Anda.',
  },
  redemptionRefused: {
    en: 'Your redemption of {points} points was refused: {reason}. The points are yours to use again.',
    id: 'Penukaran {points} poin Anda ditolak: {reason}. Poin tersebut dapat Anda gunakan lagi.',
  },
  pointsCorrected: {
    en: 'Your points were corrected by {points}: {reason}. You will find it on your points statement.',
    id: 'Poin Anda dikoreksi sebesar {points}: {reason}. Lihat di riwayat poin Anda.',
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
    id: '{name} sudah keluar. Pemimpin tim Anda sekarang {leader}.',
  },
};

/** Texts for Commercial about members. */
export const MEMBER_TEXTS = {
  reasonTooShort: {
    en: 'Give a reason of at least {min} characters.',
    id: 'Isi alasan minimal {min} karakter.',
  },
  sameTier: { en: 'The member has this tier already.', id: 'Anggota ini sudah memiliki peringkat tersebut.' },
  hasLeft: {
    en: 'This member has left the network. That cannot be undone or changed.',
    id: 'Anggota ini sudah keluar dari jaringan. Hal itu tidak dapat dibatalkan atau diubah.',
  },
  wrongName: {
    en: 'The name does not match. Type it as it is shown: {name}',
    id: 'Nama tidak cocok. Ketik seperti yang ditampilkan: {name}',
  },
  nobodyTakesOver: {
    en: 'There is nobody active above this member who could take over.',
    id: 'Tidak ada orang aktif di atas anggota ini yang dapat mengambil alih.',
  },
  heirNotActive: {
    en: 'The person you chose is not active any more. Choose somebody else.',
    id: 'Orang yang Anda pilih sudah tidak aktif. Pilih orang lain.',
  },
  heirBelow: {
    en: 'The person you chose stands below this member, or is the member. Choose somebody outside this network.',
    id: 'Orang yang Anda pilih berada di bawah anggota ini, atau anggota itu sendiri. Pilih orang di luar jaringan ini.',
  },
  nothingLeft: {
    en: 'This member has left, and has nobody and nothing left that could be moved.',
    id: 'Anggota ini sudah keluar, dan tidak ada lagi yang dapat dipindahkan.',
  },
  monthOutOfRange: {
    en: 'Targets can be set for this month and the {months} months after it.',
    id: 'Target dapat diatur untuk bulan ini dan {months} bulan berikutnya.',
  },
} as const;
