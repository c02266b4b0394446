import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { ClosureList } from './closure-list.tsx';

const closure = {
  id: 'c1',
  agentCode: 'MTR1',
  agentName: 'Rina',
  wish: 'I stop selling',
  at: '2026-01-15T03:00:00.000Z',
};

it('closes the account of an agent on request, after a confirmation', async () => {
  const { user, callsOf } = renderAgentScreen(() => <ClosureList />, {
    session: anAgent({ userType: 'Staff' }),
    api: { listClosures: { closures: [closure] }, answerClosure: { message: 'ok' } },
  });
  expect(await screen.findByText('I stop selling')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Answer: Rina' }));
  expect(callsOf('answerClosure')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Close the account' }));
  await waitFor(() =>
    expect(callsOf('answerClosure').map(({ body }) => body)).toEqual([{ status: 'done', answer: '' }]),
  );
});

it('keeps the confirmation open when the answer could not be sent', async () => {
  const { user, callsOf } = renderAgentScreen(() => <ClosureList />, {
    session: anAgent({ userType: 'Staff' }),
    api: {
      listClosures: { closures: [closure] },
      answerClosure: refuse({ status: 503, errCode: 4, errMsg: 'Try again in a moment' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Answer: Rina' }));
  await user.click(screen.getByRole('button', { name: 'Close the account' }));
  await waitFor(() => expect(callsOf('listClosures')).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Close the account' })).toBeDefined();
});

it('shows nothing when there are no requests', async () => {
  const { callsOf } = renderAgentScreen(() => <ClosureList />, { api: { listClosures: { closures: [] } } });
  await waitFor(() => expect(callsOf('listClosures')).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
