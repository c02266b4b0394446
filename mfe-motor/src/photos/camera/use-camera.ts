import { useCallback, useEffect, useRef, useState } from 'react';
import type { CameraProblem } from './camera-problem.ts';
import { closeCamera, isDead, lensesOf, openCamera } from './camera-stream.ts';

interface CameraState {
  readonly stream?: MediaStream;
  readonly problem?: CameraProblem;
  readonly lenses: readonly string[];
}

const CLOSED: CameraState = { lenses: [] };

/** The camera while `isOn`: closed when the page goes, started again when the page comes back and it has died. */
export const useCamera = (isOn: boolean) => {
  const [state, setState] = useState<CameraState>(CLOSED);
  /** A new object opens the camera anew. */
  const [wish, setWish] = useState<{ readonly lens?: string }>({});
  const current = useRef<MediaStream>(undefined);
  const restart = useCallback(() => setWish((before) => ({ ...before })), []);

  const revive = useCallback((): void => {
    if (document.visibilityState !== 'visible' || current.current === undefined) return;
    if (isDead(current.current)) restart();
  }, [restart]);

  useEffect(() => {
    if (!isOn) return;
    let isWanted = true;
    void openCamera(wish.lens).then(async (opened) => {
      if (!isWanted) return closeCamera('stream' in opened ? opened.stream : undefined);
      if ('problem' in opened) return setState({ lenses: [], problem: opened.problem });
      current.current = opened.stream;
      for (const track of opened.stream.getVideoTracks()) track.addEventListener('ended', revive);
      setState({ lenses: [], stream: opened.stream });
      const lenses = await lensesOf();
      if (isWanted) setState({ lenses, stream: opened.stream });
    });
    return () => {
      isWanted = false;
      closeCamera(current.current);
      current.current = undefined;
      setState(CLOSED);
    };
  }, [isOn, wish, revive]);

  useEffect(() => {
    document.addEventListener('visibilitychange', revive);
    return () => document.removeEventListener('visibilitychange', revive);
  }, [revive]);

  const { lenses, stream } = state;
  const nextLens = (): void => {
    const used = stream?.getVideoTracks()[0]?.getSettings().deviceId;
    const lens = lenses[(lenses.indexOf(used ?? '') + 1) % lenses.length];
    if (lens !== undefined) setWish({ lens });
  };
  return { ...state, restart, nextLens };
};

export type Camera = ReturnType<typeof useCamera>;
