import type { ComponentType } from 'react';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { Frame } from '#screens.ts';
import { kite } from '@payung/shared/testing/kite.ts';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

/** Renders a screen of this remote, by default for a Mitra agent and with the invented product deployed. */
export const renderAgentScreen = (Screen: ComponentType, options: Options = {}) =>
  renderScreen(<Screen />, {
    session: anAgent(),
    products: [kite],
    frame: (screen) => <Frame>{screen}</Frame>,
    ...options,
  });
