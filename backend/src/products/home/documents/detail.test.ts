import { expect, it } from 'vitest';
import { newAgent, newLeader } from '#testing/people.ts';
import { sectionsOf } from '#areas/lists/testing/listed-quotes.ts';
import { driveHomeTo, newHomeQuote, useHomeServer } from '../testing/home.ts';

const world = useHomeServer();

it('shows dates, the parts of the address, and each line of cover [DASH-012]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const quote = await newHomeQuote(server, agent.headers);
  await driveHomeTo(server, { who: agent.headers, quote }, 'Customer Information Updated');
  const read = { who: agent.headers, quoteId: quote.quoteId };
  const sections = await sectionsOf(server, read);
  expect(Object.keys(sections)).toEqual([
    'Insured property',
    'Address',
    'What is covered, and up to what',
    'Insured',
  ]);
  expect(sections['Insured property']).toEqual([
    'Plan: PROPERTY ALL RISK',
    'Cover begins: 10/02/2026',
    'Cover ends: 10/02/2027',
    'Property type: House',
    'Stories: 2',
    'Building sum insured: Rp 2.000.000.000',
  ]);
  expect(sections['Address']).toEqual([
    'Address: Jalan Dago 12',
    'Sub-district: Dago',
    'District: Coblong',
    'City: Kota Bandung',
    'Province: Jawa Barat',
    'Postal code: 40135',
  ]);
  const covers = sections['What is covered, and up to what'] ?? [];
  expect(covers.length).toBeGreaterThan(5);
  expect(new Set(covers.map((line) => line.split(': ').at(-1)))).toEqual(new Set(['Rp 2.000.000.000']));
  const indonesian = await sectionsOf(server, { ...read, language: 'id' });
  expect(indonesian['Alamat']?.slice(1, 5)).toEqual([
    'Kelurahan/desa: Dago',
    'Kecamatan: Coblong',
    'Kota/kabupaten: Kota Bandung',
    'Provinsi: Jawa Barat',
  ]);
});

it('hides address and numbers from the leader of the agent [R33]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const quote = await newHomeQuote(server, agent.headers);
  await driveHomeTo(server, { who: agent.headers, quote }, 'Customer Information Updated');
  const leader = await newLeader(server, agent.id);
  const sections = await sectionsOf(server, { who: leader.headers, quoteId: quote.quoteId });
  expect(Object.keys(sections)).toEqual(['Insured property', 'What is covered, and up to what', 'Insured']);
  expect(sections['Insured']).toEqual(['Name: Budi Santoso', 'Date of birth: 17/05/1990']);
  expect(JSON.stringify(sections)).not.toMatch(/Dago|40135|Bandung|3273|62812|@/);
});
