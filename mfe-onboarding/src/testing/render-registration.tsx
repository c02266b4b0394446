import type { ComponentType } from 'react';
import { aRegistrant } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { Frame } from '#screens.ts';
import { aRegistrationReply } from './registration-data.ts';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

/**
 * Renders a screen of this remote, by default for somebody who registers and with `aRegistrationReply()` as the
 * registration. `session: undefined` renders without a session.
 */
export const renderRegistration = (Screen: ComponentType, { api, ...options }: Options = {}) =>
  renderScreen(<Screen />, {
    session: aRegistrant(),
    frame: (screen) => <Frame>{screen}</Frame>,
    ...options,
    api: { getRegistration: aRegistrationReply(), ...api },
  });
