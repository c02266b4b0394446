import type { ListStatus } from '@payung/shared/domain/lists/line-status.ts';
import type { LeadStatus } from '@payung/shared/domain/leads/lead-status.ts';
import type { BilingualText } from '@payung/shared/product.ts';

/** Headings of the columns of an exported list. */
export const COLUMN_TEXTS = {
  code: { en: 'Quote code', id: 'Kode penawaran' },
  leadCode: { en: 'Lead code', id: 'Kode prospek' },
  policyNo: { en: 'Policy number', id: 'Nomor polis' },
  proposalNo: { en: 'Proposal number', id: 'Nomor proposal' },
  product: { en: 'Product', id: 'Produk' },
  customer: { en: 'Customer', id: 'Nasabah' },
  name: { en: 'Name', id: 'Nama' },
  plan: { en: 'Plan', id: 'Paket' },
  status: { en: 'Status', id: 'Status' },
  start: { en: 'Cover begins', id: 'Mulai perlindungan' },
  end: { en: 'Cover ends', id: 'Akhir perlindungan' },
  premium: { en: 'Premium (Rp)', id: 'Premi (Rp)' },
  points: { en: 'Points', id: 'Poin' },
  policyCount: { en: 'Policies', id: 'Jumlah polis' },
  newest: { en: 'Newest policy', id: 'Polis terbaru' },
  created: { en: 'Created', id: 'Dibuat' },
  daysLeft: { en: 'Days left', id: 'Sisa hari' },
  agent: { en: 'Agent', id: 'Agen' },
  birthDate: { en: 'Date of birth', id: 'Tanggal lahir' },
  phone: { en: 'Mobile number', id: 'Nomor ponsel' },
  email: { en: 'Email', id: 'Email' },
} as const satisfies Record<string, BilingualText>;

/** The last line of a file that could not hold the whole list. */
export const EXPORT_CUT = {
  en: 'Only the first {count} lines. Narrow the list to export the rest.',
  id: 'Hanya {count} baris pertama. Persempit daftar untuk mengekspor sisanya.',
} as const satisfies BilingualText;

export const LINE_STATUS_TEXTS: Readonly<Record<ListStatus, BilingualText>> = {
  'pending payment': { en: 'Pending payment', id: 'Menunggu pembayaran' },
  'expiring soon': { en: 'Expiring soon', id: 'Segera berakhir' },
  completed: { en: 'Completed', id: 'Selesai' },
  rejected: { en: 'Rejected', id: 'Ditolak' },
  expired: { en: 'Expired', id: 'Kedaluwarsa' },
  cancelled: { en: 'Cancelled', id: 'Dibatalkan' },
  'in progress': { en: 'In progress', id: 'Dalam proses' },
  active: { en: 'Active', id: 'Aktif' },
  'auto declined': { en: 'Auto declined', id: 'Ditolak otomatis' },
};

export const LEAD_STATUS_TEXTS: Readonly<Record<LeadStatus, BilingualText>> = {
  'In Progress': { en: 'In Progress', id: 'Dalam proses' },
  Completed: { en: 'Completed', id: 'Selesai' },
  Rejected: { en: 'Rejected', id: 'Ditolak' },
  Expired: { en: 'Expired', id: 'Kedaluwarsa' },
};
