import { COVID_BENEFIT_CODE } from './constants.ts';
import type { WireText } from '../wire-text.ts';

/** An add-on or a line of one. ILLUSTRATIVE, like the premiums; whole rupiah for one traveller and one journey. */
export interface AddOn {
  readonly code: string;
  /** C can be chosen; B is a line of the COVID protection. */
  readonly type: 'B' | 'C';
  readonly parent?: string;
  readonly description: WireText;
  readonly note: WireText;
  readonly premium: number;
  /** Where it is offered. */
  readonly where: 'everywhere' | 'abroad' | 'atHome';
  readonly icon: string;
}

const nothing: WireText = { EN: '', BH: '' };

export const ADD_ONS: readonly AddOn[] = [
  {
    code: COVID_BENEFIT_CODE,
    type: 'C',
    description: { EN: 'COVID-19 protection', BH: 'Perlindungan COVID-19' },
    note: {
      EN: 'Medical treatment, quarantine and changed travel plans when you or a companion test positive for COVID-19 during the journey.',
      BH: 'Perawatan medis, karantina, dan perubahan rencana perjalanan bila Anda atau teman seperjalanan dinyatakan positif COVID-19 selama perjalanan.',
    },
    premium: 75_500,
    where: 'abroad',
    icon: 'covid',
  },
  {
    code: 'AC000CV02',
    type: 'B',
    parent: COVID_BENEFIT_CODE,
    description: {
      EN: 'COVID-19 treatment up to Rp 500.000.000',
      BH: 'Perawatan COVID-19 hingga Rp 500.000.000',
    },
    note: nothing,
    premium: 0,
    where: 'abroad',
    icon: 'covid',
  },
  {
    code: 'AC000CV03',
    type: 'B',
    parent: COVID_BENEFIT_CODE,
    description: {
      EN: 'Quarantine allowance of Rp 1.000.000 a day, up to 14 days',
      BH: 'Santunan karantina Rp 1.000.000 per hari, hingga 14 hari',
    },
    note: nothing,
    premium: 0,
    where: 'abroad',
    icon: 'covid',
  },
  {
    code: 'AC000CV04',
    type: 'B',
    parent: COVID_BENEFIT_CODE,
    description: {
      EN: 'Cancellation or shortening of the journey because of COVID-19',
      BH: 'Pembatalan atau pemendekan perjalanan akibat COVID-19',
    },
    note: nothing,
    premium: 0,
    where: 'abroad',
    icon: 'covid',
  },
  {
    code: 'AC000AS01',
    type: 'C',
    description: { EN: 'Adventure activities', BH: 'Kegiatan petualangan' },
    note: {
      EN: 'Diving to 30 metres, rafting, mountain trekking up to 4,000 metres and similar activities with a licensed guide.',
      BH: 'Menyelam hingga 30 meter, arung jeram, pendakian gunung hingga 4.000 meter, dan kegiatan serupa dengan pemandu berizin.',
    },
    premium: 45_000,
    where: 'everywhere',
    icon: 'adventure',
  },
  {
    code: 'AC000GD01',
    type: 'C',
    description: { EN: 'Electronics and gadgets', BH: 'Barang elektronik dan gawai' },
    note: {
      EN: 'Theft of or damage to a phone, camera or laptop up to Rp 10.000.000.',
      BH: 'Pencurian atau kerusakan ponsel, kamera, atau laptop hingga Rp 10.000.000.',
    },
    premium: 38_000,
    where: 'everywhere',
    icon: 'gadget',
  },
  {
    code: 'AC000HM01',
    type: 'C',
    description: { EN: 'Home while you are away', BH: 'Rumah selama ditinggal' },
    note: {
      EN: 'Fire and burglary at home during the journey.',
      BH: 'Kebakaran dan pembongkaran di rumah selama perjalanan.',
    },
    premium: 24_000,
    where: 'everywhere',
    icon: 'house',
  },
  {
    code: 'AC000VS01',
    type: 'C',
    description: { EN: 'Visa refusal', BH: 'Penolakan visa' },
    note: {
      EN: 'Tickets and lodging that cannot be refunded when a visa is refused.',
      BH: 'Tiket dan penginapan yang tidak dapat dikembalikan bila visa ditolak.',
    },
    premium: 52_000,
    where: 'abroad',
    icon: 'visa',
  },
  {
    code: 'AC000FY01',
    type: 'C',
    description: { EN: 'Ferry and speedboat crossings', BH: 'Penyeberangan feri dan kapal cepat' },
    note: {
      EN: 'Delay or cancellation of a crossing because of weather.',
      BH: 'Keterlambatan atau pembatalan penyeberangan karena cuaca.',
    },
    premium: 18_000,
    where: 'atHome',
    icon: 'ferry',
  },
];
