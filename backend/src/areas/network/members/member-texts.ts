/** What Commercial is told about members. */
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
