import { cameraPermission, cameraProblemOf } from './camera-problem.ts';
import type { CameraProblem } from './camera-problem.ts';

export type CameraStream = { readonly stream: MediaStream } | { readonly problem: CameraProblem };

const WANTED = { width: { ideal: 2560 }, height: { ideal: 1920 } } as const;

/** The camera at the back, or the lens named. */
export const openCamera = async (lens: string | undefined): Promise<CameraStream> => {
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

export const closeCamera = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** Ids of all lenses; known only once the camera may be used. */
export const lensesOf = async (): Promise<readonly string[]> => {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId);
  } catch {
    return [];
  }
};

/** Phones end a stream, or send nothing any more, while the page is in the background. */
export const isDead = (stream: MediaStream): boolean =>
  stream.getVideoTracks().every(({ readyState, muted }) => readyState === 'ended' || muted);
