/**
 * The messages between page and frame about one check. Each is of an origin of its own; both check the other's, the
 * window that speaks and the form of what it says. A change that the other side would not understand takes a new version.
 */
export const FRAME = { path: '/identity/', name: 'payung.identity', version: 1 } as const;

interface FrameMessage {
  readonly name: typeof FRAME.name;
  readonly version: typeof FRAME.version;
}

/** The page to the frame, once that is ready. */
export interface StartCheck extends FrameMessage {
  readonly type: 'start';
  readonly accessToken: string;
  readonly transactionId: string;
  readonly workflow: string;
  readonly language: 'en' | 'id';
}

/** The frame to the page. A result is only how the check ended on the screen; what counts the server asks for. */
type FrameReply =
  | (FrameMessage & { readonly type: 'ready' | 'failed' })
  | (FrameMessage & { readonly type: 'result'; readonly transactionId: string; readonly status: string });

interface Frame {
  readonly window: Window | null | undefined;
  readonly origin: string | undefined;
}

/** Answers nothing for whatever is not ours: extensions and other scripts speak to windows too. */
export const readFrameMessage = (
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  frame: Frame,
): FrameReply | undefined => {
  if (event.origin !== frame.origin || !frame.window || event.source !== frame.window) return undefined;
  const data = event.data as Partial<Record<string, unknown>> | null;
  if (typeof data !== 'object' || data?.['name'] !== FRAME.name || data['version'] !== FRAME.version)
    return undefined;
  const { type, transactionId, status } = data;
  const signed = { name: FRAME.name, version: FRAME.version };
  if (type === 'ready' || type === 'failed') return { ...signed, type };
  if (type !== 'result' || typeof transactionId !== 'string' || typeof status !== 'string') return undefined;
  return { ...signed, type, transactionId, status: status.slice(0, 40) };
};
