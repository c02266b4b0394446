import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { LeadTabs } from './lead-tabs.tsx';

it('goes on from the tab that has the focus, though the page has not opened it yet', () => {
  const onChange = vi.fn();
  renderAgentScreen(() => <LeadTabs tab="All" counts={undefined} panelId="panel" onChange={onChange} />);
  fireEvent.keyDown(screen.getByRole('tab', { name: 'All' }), { key: 'ArrowRight' });
  fireEvent.keyDown(screen.getByRole('tab', { name: 'In Progress' }), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Completed' }));
  fireEvent.keyDown(screen.getByRole('tab', { name: 'All' }), { key: 'ArrowLeft' });
  expect(onChange.mock.calls).toEqual([['In Progress'], ['Completed'], ['Expired']]);
});
