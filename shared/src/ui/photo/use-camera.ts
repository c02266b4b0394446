import { useCallback, useEffect, useRef, useState } from 'react';

interface CameraState {
  readonly stream?: MediaStream;
  readonly problem?: CameraProblem;
  readonly lenses: readonly string[];
}

const CLOSED: CameraState = { lenses: [] };

/** The camera while `isOn`: closed when the page is left, opened again when a hidden page returns with a dead stream. */
export const useCamera = (isOn: boolean) => {
  const [state, setState] = useState<CameraState>(CLOSED);
  /** A new object opens the camera again. */
  const [request, setRequest] = useState<{ readonly lens?: string }>({});
  const current = useRef<MediaStream>(undefined);
  const restart = useCallback(() => setRequest((before) => ({ ...before })), []);

  const reopenDead = useCallback((): void => {
    if (document.visibilityState !== 'visible' || current.current === undefined) return;
    if (isDead(current.current)) restart();
  }, [restart]);

  useEffect(() => {
    if (!isOn) return;
    let isCurrent = true;
    void openCamera(request.lens).then(async (opened) => {
      if (!isCurrent) return closeCamera('stream' in opened ? opened.stream : undefined);
      if ('problem' in opened) return setState({ lenses: [], problem: opened.problem });
      current.current = opened.stream;
      for (const track of opened.stream.getVideoTracks()) track.addEventListener('ended', reopenDead);
      setState({ lenses: [], stream: opened.stream });
      const lenses = await lensesOf();
      if (isCurrent) setState({ lenses, stream: opened.stream });
    });
    return () => {
      isCurrent = false;
      closeCamera(current.current);
      current.current = undefined;
      setState(CLOSED);
    };
  }, [isOn, request, reopenDead]);

  useEffect(() => {
    document.addEventListener('visibilitychange', reopenDead);
    return () => document.removeEventListener('visibilitychange', reopenDead);
  }, [reopenDead]);

  const { lenses, stream } = state;
  const nextLens = (): void => {
    const used = stream?.getVideoTracks()[0]?.getSettings().deviceId;
    const lens = lenses[(lenses.indexOf(used ?? '') + 1) % lenses.length];
    if (lens !== undefined) setRequest({ lens });
  };
  return { ...state, restart, nextLens };
};

export type Camera = ReturnType<typeof useCamera>;

type CameraStream = { readonly stream: MediaStream } | { readonly problem: CameraProblem };

const WANTED = { width: { ideal: 2560 }, height: { ideal: 1920 } } as const;

/** The camera at the back, or the lens named. */
const openCamera = async (lens: string | undefined): Promise<CameraStream> => {
  const { mediaDevices } = navigator as Partial<Navigator>;
  if (mediaDevices?.getUserMedia === undefined) return { problem: 'unsupported' };
  const facing =
    lens === undefined ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: lens } };
  try {
    return { stream: await mediaDevices.getUserMedia({ audio: false, video: { ...WANTED, ...facing } }) };
  } catch (error) {
    const { name = '', message = '' } = error as Partial<Error>;
    return { problem: cameraProblemOf({ name, message }, await cameraPermission()) };
  }
};

const closeCamera = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** Ids of all lenses; known only once the camera may be used. */
const lensesOf = async (): Promise<readonly string[]> => {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId);
  } catch {
    return [];
  }
};

/** Phones end a stream, or send nothing any more, while the page is in the background. */
const isDead = (stream: MediaStream): boolean =>
  stream.getVideoTracks().every(({ readyState, muted }) => readyState === 'ended' || muted);

/** Why the camera cannot be used. Each has a text with its own next step. */
type CameraProblem =
  /** The person refused the permission for this page. */
  | 'denied'
  /** The phone's settings do not let the browser use the camera. */
  | 'deniedBySystem'
  | 'none'
  /** Another app or tab has it. */
  | 'busy'
  /** This browser, or this kind of address, has no camera for pages. */
  | 'unsupported';

const BY_NAME: Readonly<Record<string, CameraProblem>> = {
  NotFoundError: 'none',
  DevicesNotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy',
  TypeError: 'unsupported',
};

/** The page was allowed and yet denied: then it was the system. Chrome says so in its message as well. */
export const cameraProblemOf = (
  error: { readonly name: string; readonly message: string },
  permission: PermissionState | undefined,
): CameraProblem => {
  const known = BY_NAME[error.name];
  if (known !== undefined) return known;
  return permission === 'granted' || /system/i.test(error.message) ? 'deniedBySystem' : 'denied';
};

/** Not every browser knows a permission of that name. */
const cameraPermission = async (): Promise<PermissionState | undefined> => {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state;
  } catch {
    return undefined;
  }
};

/** Browsers inside other apps, by user agent; many of them give pages no camera. */
const IN_APP =
  /FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|TikTok|musical_ly|BytedanceWebview|Twitter|WhatsApp|; wv\)/i;

/** Whether this browser has no camera for pages: then a file is offered first. */
export const hasNoCamera = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia !== 'function' || IN_APP.test(navigator.userAgent);

/** A camera that can be held over a card; that of a laptop cannot. */
export const hasHandCamera = (): boolean => !hasNoCamera() && matchMedia('(pointer: coarse)').matches;
