import { expect, it } from 'vitest';
import { pageSettings } from './platform-run.ts';

const people = [{ name: 'Sari Wulandari', type: 'Mitra', phone: '081200000001' }];
const messages = { url: 'http://localhost:8080/api/demo/messages', token: 'abc' };

it('tells the page of a demo who can log in, and never the token of the messages', () => {
  expect(pageSettings({ mapId: 'abc123' }, { people, messages })).toEqual({
    mapId: 'abc123',
    demo: { people: [{ name: 'Sari Wulandari', type: 'Mitra', phone: '081200000001' }] },
  });
});

it('tells the page nothing of a demo in live mode', () => {
  expect(pageSettings({ mapId: 'abc123' }, { people })).toEqual({ mapId: 'abc123' });
  expect(pageSettings({}, {})).toEqual({});
});

it('tells the page where the partner is, in either mode', () => {
  const partnerUrl = 'https://partner.test';
  expect(pageSettings({}, { partnerUrl })).toEqual({ partnerUrl: 'https://partner.test' });
  expect(pageSettings({}, { people, messages, partnerUrl })).toMatchObject({ partnerUrl, demo: { people } });
});
