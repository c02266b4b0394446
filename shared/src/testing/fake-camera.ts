import { onTestFinished, vi } from 'vitest';

interface FakeTrack extends EventTarget {
  readyState: 'live' | 'ended';
  readonly muted: boolean;
  readonly lens: string;
}

const trackOf = (lens: string): FakeTrack =>
  Object.assign(new EventTarget(), {
    readyState: 'live' as const,
    muted: false,
    lens,
    getSettings: () => ({ deviceId: lens }),
    stop(this: FakeTrack): void {
      this.readyState = 'ended';
    },
  });

/** A phone with lenses; `error` is what the browser answers instead of a picture. */
export const fakeCamera = ({
  lenses = ['back'],
  error,
  permission = 'prompt',
}: {
  readonly lenses?: readonly string[];
  readonly error?: Error;
  readonly permission?: PermissionState;
} = {}) => {
  const tracks: FakeTrack[] = [];
  const wishes: MediaTrackConstraints[] = [];
  const phone = { error };
  const getUserMedia = ({ video }: { readonly video: MediaTrackConstraints }) => {
    wishes.push(video);
    if (phone.error !== undefined) return Promise.reject(phone.error);
    const { exact = lenses[0] } = (video.deviceId ?? {}) as { readonly exact?: string };
    const track = trackOf(exact ?? '');
    tracks.push(track);
    const stream = new MediaStream();
    Object.assign(stream, { getTracks: () => [track], getVideoTracks: () => [track] });
    return Promise.resolve(stream);
  };
  const enumerateDevices = () =>
    Promise.resolve(lenses.map((deviceId) => ({ kind: 'videoinput', deviceId })));
  const before = Object.getOwnPropertyDescriptor(navigator, 'mediaDevices');
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia, enumerateDevices },
  });
  // The page of the tests knows no moving pictures.
  Object.assign(HTMLVideoElement.prototype, { videoWidth: 2560, videoHeight: 1920 });
  const spies = [
    vi.spyOn(navigator.permissions, 'query').mockResolvedValue({ state: permission } as never),
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(),
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'videoWidth');
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'videoHeight');
    if (before === undefined) Reflect.deleteProperty(navigator, 'mediaDevices');
    else Object.defineProperty(navigator, 'mediaDevices', before);
  });
  return { tracks, wishes, phone };
};
