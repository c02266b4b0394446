import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { MemberProfile } from '@payung/shared/schemas/network.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { MemberActions } from '#network/members/member-actions.tsx';
import { aLedMember } from './network-data.ts';
import { renderAgentScreen } from './render-agent-screen.tsx';

type Options = NonNullable<Parameters<typeof renderAgentScreen>[1]>;

/** The actions of a member's profile, for Commercial by default. */
export const renderMemberActions = (profile: MemberProfile = aLedMember(), options: Options = {}) => {
  const onChanged = vi.fn<() => void>();
  const Panel = () => <MemberActions profile={profile} onChanged={onChanged} />;
  const page = renderAgentScreen(Panel, { session: anAgent({ userType: 'Commercial' }), ...options });
  /** Presses a button of the profile, and answers the dialog that it opens. */
  const begin = async (button: string) => {
    await page.user.click(await screen.findByRole('button', { name: button }));
    return within(await screen.findByRole('dialog'));
  };
  /** All at once: a key at a time takes long in a dialog of this size. */
  const enter = async (field: HTMLElement, words: string): Promise<void> => {
    await page.user.click(field);
    await page.user.paste(words);
  };
  return { ...page, onChanged, begin, enter };
};

/** What was sent, in order. */
export const bodiesOf = (calls: readonly { readonly body: unknown }[]) =>
  calls.map(({ body }) => body as Readonly<Record<string, unknown>>);
