import { expect, it } from 'vitest';
import { greetingName } from './greeting-name.ts';

it.each([
  ['Budi Santoso', 'Budi'],
  ['  Budi   Santoso ', 'Budi'],
  ['Sukarno', 'Sukarno'],
  ['dr. Budi Santoso', 'Budi'],
  ['Dr. Budi Santoso, S.E.', 'Budi'],
  ['dr.Budi Santoso', 'Budi'],
  ['H. Ahmad Dahlan', 'Ahmad'],
  ['Hj. Siti Aminah', 'Siti'],
  ['Ir. Soekarno', 'Soekarno'],
  ['drs. Agus Salim', 'Agus'],
  ['Prof. Dr. Ir. H. Budi Santoso', 'Budi'],
  ['PROF. DR. BUDI SANTOSO', 'BUDI'],
  ['Bapak Budi', 'Budi'],
  ['Ibu Hj. Rina Kartika', 'Rina'],
  ['M. Rizky', 'Rizky'],
  ['M.Rizky Pratama', 'Rizky'],
  ['Moh. Hatta', 'Hatta'],
  ['Muh. Yusuf', 'Yusuf'],
  ['Muhammad Rizky', 'Muhammad'],
  ['A. Rahman', 'Rahman'],
  ['B. J. Habibie', 'Habibie'],
  ['dr. H. M. Rizky, Sp.A', 'Rizky'],
  ['Budi, S.E.', 'Budi'],
  ['Budi,S.E.', 'Budi'],
  ["Nur'aini", "Nur'aini"],
  ['Anne\u2011Marie Putri', 'Anne-Marie'],
  ['\u202Adr.\u00A0Budi\u202C', 'Budi'],
])('greets %s as %s', (name, said) => {
  expect(greetingName(name)).toBe(said);
});

it.each([
  ['I Made Wirawan', 'Made'],
  ['I Gusti Ngurah Rai', 'Gusti'],
  ['Ni Luh Putu Ayu', 'Luh'],
  ['Ni Wayan Sari', 'Wayan'],
  ['Ida Bagus Mantra', 'Ida Bagus'],
  ['Ida Ayu Oka', 'Ida Ayu'],
  ['Anak Agung Gede Raka', 'Anak Agung'],
  ['Ida Kusuma', 'Ida'],
])('greets %s of Bali as %s', (name, said) => {
  expect(greetingName(name)).toBe(said);
});

it.each([
  ['H.', 'H.'],
  ['I', 'I'],
  ['', ''],
])('says all of %j, in which nothing else stands', (name, said) => {
  expect(greetingName(name)).toBe(said);
});
