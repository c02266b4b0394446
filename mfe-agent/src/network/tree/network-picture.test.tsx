import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aLedMember, aMember, aNetworkPage, MEMBER_ID, someLevels } from '#testing/network-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import type { SeenCall } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { Screen } from './tree.screen.tsx';

type Options = NonNullable<Parameters<typeof renderAgentScreen>[1]>;
const BUDI_ID = '65f0c1a5e4b0a70001a3e102';
const TONO_ID = '65f0c1a5e4b0a70001a3e104';
const budi = aMember({
  id: BUDI_ID,
  name: 'Budi Santoso',
  tier: 'bronze',
  level: 2,
  status: 'blacklisted',
  directMembers: 0,
});
const tono = aMember({ id: TONO_ID, name: 'Tono Wibowo', tier: 'platinum', directMembers: 0 });

const network = ({ query }: SeenCall) =>
  query['parentId'] === MEMBER_ID
    ? aNetworkPage([budi], { path: [{ id: MEMBER_ID, name: 'Dewi Anggraini' }] })
    : aNetworkPage([aMember(), tono]);

const open = (query = '', { api, ...options }: Options = {}) =>
  renderAgentScreen(Screen, {
    route: `/tree?view=picture${query}`,
    session: anAgent({ userType: 'Commercial' }),
    ...options,
    api: { listNetwork: network, networkFigures: someLevels(), getMember: aLedMember(), ...api },
  });

/** A page of many. */
const many = (from: number) =>
  Array.from({ length: 50 }, (_, index) =>
    aMember({ id: String(from + index).padStart(24, '0'), name: `Member ${from + index}` }),
  );

const picture = () => screen.findByRole('img', { name: /^Picture of the network/ });
/** The words in each box. */
const boxesOf = (svg: HTMLElement): string[][] =>
  [...svg.querySelectorAll('g[transform]')].map((box) =>
    [...box.querySelectorAll(':scope > text')].map(({ textContent }) => textContent),
  );
const boxOf = async (name: string): Promise<Element> => {
  const label = await within(await picture()).findByText(name, { selector: 'text' });
  return label.closest('g') as Element;
};
const seen = async (): Promise<number[]> =>
  ((await picture()).getAttribute('viewBox') ?? '').split(' ').map(Number);

describe('the picture of the network', () => {
  it('shows the members of the table, and links to the table [NET-001] [NET-007] [NET-008]', async () => {
    const page = open();
    const svg = await picture();
    expect(svg.getAttribute('aria-label')).toBe(
      'Picture of the network. Your direct members. The table says the same: choose the view “Table”.',
    );
    expect(boxesOf(svg)).toEqual([
      ['Dewi Anggraini', 'Gold · Active', '3 members'],
      ['Tono Wibowo', 'Platinum · Active', 'No members'],
      ['Sari Wulandari'],
    ]);
    const views = within(screen.getByRole('navigation', { name: 'View' }));
    await page.user.click(views.getByRole('link', { name: 'Table' }));
    expect(page.address()).toBe('/tree');
    const headers = await screen.findAllByRole('rowheader', { name: /Dewi|Tono/ });
    expect(headers.map(({ textContent }) => textContent)).toEqual(['Dewi Anggraini', 'Tono Wibowo']);
    expect(page.callsOf('listNetwork')).toHaveLength(1);
  });

  it('opens the members of a clicked member beside the level above', async () => {
    const page = open();
    await page.user.click(await boxOf('Dewi Anggraini'));
    expect(page.address()).toBe(`/tree?view=picture&parent=${MEMBER_ID}`);
    const budiBox = await boxOf('Budi Santoso');
    expect(budiBox.hasAttribute('data-left')).toBe(true);
    await waitFor(async () =>
      expect(boxesOf(await picture())).toEqual([
        ['Budi Santoso', 'Bronze · Blacklisted', 'No members'],
        ['Dewi Anggraini', 'Gold · Active', '3 members'],
        ['Tono Wibowo', 'Platinum · Active', 'No members'],
        ['Sari Wulandari'],
      ]),
    );
    await page.user.click(await boxOf('Sari Wulandari'));
    expect(page.address()).toBe('/tree?view=picture');
  });

  it('opens the profile of a member without members, and by the circle of every member', async () => {
    const page = open();
    await page.user.click(await boxOf('Tono Wibowo'));
    expect(page.address()).toBe(`/tree?view=picture&member=${TONO_ID}`);
    await page.user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.address()).toBe('/tree?view=picture'));
    const title = within(await picture()).getByText('Profile of Dewi Anggraini');
    await page.user.click(title.parentElement?.querySelector('circle') as Element);
    expect(page.address()).toBe(`/tree?view=picture&member=${MEMBER_ID}`);
  });

  it('opens no third level for Mitra [NET-003]', async () => {
    const rini = aMember({ id: TONO_ID, name: 'Rini', level: 2, directMembers: 4 });
    const page = open(`&parent=${MEMBER_ID}`, {
      session: anAgent(),
      api: { listNetwork: aNetworkPage([rini], { path: [{ id: MEMBER_ID, name: 'Dewi Anggraini' }] }) },
    });
    await page.user.click(await boxOf('Rini'));
    expect(page.address()).toBe(`/tree?view=picture&parent=${MEMBER_ID}&member=${TONO_ID}`);
  });

  it('draws search results below their uplines', async () => {
    const found = aMember({
      id: BUDI_ID,
      name: 'Budi Santoso',
      level: 2,
      path: [{ id: MEMBER_ID, name: 'Dewi Anggraini' }],
    });
    open('&search=budi', { api: { listNetwork: aNetworkPage([found]) } });
    expect(boxesOf(await picture())).toEqual([
      ['Budi Santoso', 'Gold · Active', '3 members'],
      ['Dewi Anggraini'],
      ['Sari Wulandari'],
    ]);
  });

  it('draws at most 300 members, and replaces the first by the next ones', async () => {
    const page = open('', {
      api: {
        listNetwork: ({ query }: SeenCall) => {
          const from = Number(query['after'] ?? 0);
          return aNetworkPage(many(from), { total: 400, next: String(from + 50) });
        },
      },
    });
    for (let shown = 50; shown < 350; shown += 50) {
      await page.user.click(await screen.findByRole('button', { name: 'Show more' }));
      await screen.findByText(`400 members, ${shown + 50} shown`);
    }
    const names = boxesOf(await picture()).map(([name]) => name);
    expect(names).toHaveLength(301);
    expect(names[0]).toBe('Member 50');
    expect(names.at(-2)).toBe('Member 349');
    expect(screen.getByText(/At most 300 members are drawn at once/)).toBeDefined();
  });
});

describe('the viewport of the picture', () => {
  it('zooms in, zooms out, and shows the whole picture', async () => {
    const { user } = open();
    const [x = 0, y = 0, width = 0, height = 0] = await seen();
    // Three boxes in two columns are smaller than the window: they stand in its middle.
    expect([x, y, width, height]).toEqual([-124, -158, 720, 480]);
    await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect((await seen()).slice(2)).toEqual([1080, 720]);
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect((await seen()).slice(2)).toEqual([720, 480]);
    await user.click(screen.getByRole('button', { name: 'Show the whole picture' }));
    expect(await seen()).toEqual([-16, -16, 504, 196]);
  });

  it('is dragged by a pointer, and the click at the end of a drag opens nothing', async () => {
    const { address } = open();
    const svg = await picture();
    const [x = 0, y = 0] = await seen();
    const captured: number[] = [];
    Object.assign(svg, { setPointerCapture: (id: number) => captured.push(id) });
    const box = await boxOf('Dewi Anggraini');
    fireEvent.pointerDown(box, { clientX: 100, clientY: 100, pointerId: 7 });
    fireEvent.pointerMove(box, { clientX: 103, clientY: 100, pointerId: 7 });
    expect(captured).toEqual([]);
    fireEvent.pointerMove(box, { clientX: 150, clientY: 80, pointerId: 7 });
    fireEvent.pointerUp(box, { clientX: 150, clientY: 80, pointerId: 7 });
    fireEvent.click(box);
    expect((await seen()).slice(0, 2)).toEqual([x - 50, y + 20]);
    expect(captured).toEqual([7]);
    expect(address()).toBe('/tree?view=picture');
    fireEvent.pointerMove(box, { clientX: 300, clientY: 300, pointerId: 7 });
    expect((await seen())[0]).toBe(x - 50);
    fireEvent.pointerDown(box, { clientX: 100, clientY: 100, pointerId: 8 });
    fireEvent.pointerUp(box, { clientX: 102, clientY: 100, pointerId: 8 });
    fireEvent.click(box);
    expect(address()).toBe(`/tree?view=picture&parent=${MEMBER_ID}`);
  });
});
