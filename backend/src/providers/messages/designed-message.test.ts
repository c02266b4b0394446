import { expect, it } from 'vitest';
import { messageTo, recipientOf } from './designed-message.ts';
import { wordsOf } from './testing/designed-words.ts';

const CONTENT = {
  language: 'id',
  title: 'Mohon bayar polis PO1',
  about: 'Kite <b>Insurance</b>',
  paragraphs: ['Yth. <b>Budi</b>,', 'Mohon bayar "segera" & tepat.'],
  warning: 'Jatuh tempo <i>besok</i>',
  facts: [
    ['Tertanggung', '<b>Budi</b> Santoso'],
    ['Darurat', '+62 21 5555 0111'],
  ],
  button: { label: 'Bayar <Rp 1>', address: 'https://payung.test/app/kite/aB3dE9?a=1&b="2"' },
  sections: [{ heading: 'Yang <u>dijamin</u>', lines: [['Layang-layang <s>', '']] }],
  notes: ['Semua batas ada di <polis>.'],
} as const;

const mail = messageTo({ channel: 'email', to: 'budi@payung.test' }, CONTENT);
const html = mail.html ?? '';

it('says the same in the designed message and in the plain text', () => {
  const said = [
    'Yth. <b>Budi</b>,',
    'Mohon bayar "segera" & tepat.',
    'Jatuh tempo <i>besok</i>',
    'Tertanggung',
    '<b>Budi</b> Santoso',
    'Bayar <Rp 1>',
    'Yang <u>dijamin</u>',
    'Layang-layang <s>',
    'Butuh bantuan?',
    '+62 811 5555 0333',
    'bantuan@payung.example',
    'Semua batas ada di <polis>.',
    'PT Asuransi Payung Nusantara berizin dan diawasi oleh Otoritas Jasa Keuangan (OJK).',
  ];
  for (const words of said) {
    expect(mail.body).toContain(words);
    expect(wordsOf(html)).toContain(words);
  }
  expect(wordsOf(html)).toContain('Payung Kite <b>Insurance</b> Mohon bayar polis PO1');
  expect(mail).toMatchObject({ subject: 'Mohon bayar polis PO1', to: 'budi@payung.test', attachments: [] });
});

it('writes names as text, whatever signs they have', () => {
  expect(html).not.toMatch(/<(b|i|u|s)>|<Rp|<polis/);
  expect(html).toContain('href="https://payung.test/app/kite/aB3dE9?a=1&#38;b=&#34;2&#34;"');
});

it('opens what a value says: a number, an address, WhatsApp', () => {
  const opened = [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
  expect(opened).toEqual([
    'tel:+622155550111',
    'https://payung.test/app/kite/aB3dE9?a=1&#38;b=&#34;2&#34;',
    'https://wa.me/6281155550333?text=Kite%20%3Cb%3EInsurance%3C%2Fb%3E',
    'mailto:bantuan@payung.example',
  ]);
});

it('fetches nothing, runs nothing, and has colours of its own for readers that are dark', () => {
  expect(html.replaceAll(/<a href="https:[^"]+"/g, '')).not.toMatch(
    /<img|<script|<link|url\(|src=|https?:\/\//i,
  );
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
});

it('leaves out what a mail does not have', () => {
  const { language, title, about } = CONTENT;
  const short = messageTo(
    { channel: 'email', to: 'budi@payung.test' },
    { language, title, about, paragraphs: ['Halo'] },
  );
  expect(short.body.split('\n\n')).toEqual([
    'Halo',
    'Butuh bantuan?\n- WhatsApp: +62 811 5555 0333\n- Email: bantuan@payung.example',
    'PT Asuransi Payung Nusantara berizin dan diawasi oleh Otoritas Jasa Keuangan (OJK).',
  ]);
  expect(short.html).not.toMatch(/class="m-warn"|display:block/);
});

it('sends an SMS with the sentences and the address alone', () => {
  expect(messageTo({ channel: 'sms', to: '6281200000001' }, CONTENT)).toEqual({
    channel: 'sms',
    to: '6281200000001',
    subject: '',
    body: 'Yth. <b>Budi</b>,\n\nMohon bayar "segera" & tepat.\n\nhttps://payung.test/app/kite/aB3dE9?a=1&b="2"',
    language: 'id',
    attachments: [],
  });
});

it('writes by e-mail where there is an address, else to the phone', () => {
  expect(recipientOf('budi@payung.test', '628')).toEqual({ channel: 'email', to: 'budi@payung.test' });
  expect(recipientOf('', '628')).toEqual({ channel: 'sms', to: '628' });
  expect(recipientOf('', '')).toBeUndefined();
});
