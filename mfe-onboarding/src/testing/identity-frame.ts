import { act } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { FRAME } from '@payung/shared/identity/frame-messages.ts';
import { IDENTITY_ORIGIN, withIdentityOrigin } from '@payung/shared/testing/page-settings.ts';

export const CHECK = { accessToken: 'token', transactionId: 'T-1', workflow: 'id_card' };

/** The provider's document comes from an origin of its own; here nobody serves it, and the test speaks for it. */
export const withIdentityFrame = () => {
  const framed = { postMessage: vi.fn<() => void>() };
  withIdentityOrigin();
  beforeEach(() => {
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia: () => Promise.reject(new Error('Nobody opens it in tests.')) },
    });
    vi.spyOn(HTMLIFrameElement.prototype, 'src', 'get').mockReturnValue('');
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(
      framed as unknown as Window,
    );
  });
  return {
    /** How the provider's screens end. */
    end: (status: string, transactionId = CHECK.transactionId): void => {
      const data = { name: FRAME.name, version: FRAME.version, type: 'result', transactionId, status };
      const source = framed as unknown as Window;
      act(
        () =>
          void window.dispatchEvent(new MessageEvent('message', { data, origin: IDENTITY_ORIGIN, source })),
      );
    },
  };
};
