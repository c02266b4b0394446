import { useState } from 'react';
import type { PhotoSlot } from '#rules/inspection.ts';
import { preparePicked } from '../picture/prepare-photo.ts';
import type { PhotoProblem, PhotoResult, PreparedPhoto } from '../picture/prepare-photo.ts';
import { acceptPhoto } from '../sending/use-outbox.ts';

interface Taken {
  readonly slot: PhotoSlot;
  readonly photo: PreparedPhoto;
}

/** One photo after the other: taken or picked, checked, accepted. */
export const useCapture = (quoteId: string, first: PhotoSlot | undefined) => {
  const [chosen, setChosen] = useState<PhotoSlot>();
  const [taken, setTaken] = useState<Taken>();
  const [problem, setProblem] = useState<PhotoProblem>();
  const [isPreparing, setPreparing] = useState(false);
  const slot = taken?.slot ?? chosen ?? first;

  const choose = (next: PhotoSlot | undefined): void => {
    setChosen(next);
    setTaken(undefined);
    setProblem(undefined);
  };
  const take = (of: PhotoSlot, result: PhotoResult): void => {
    if ('problem' in result) return setProblem(result.problem);
    setProblem(undefined);
    setTaken({ slot: of, photo: result });
  };
  const pick = async (of: PhotoSlot, file: File, source: 'cameraApp' | 'file'): Promise<void> => {
    setPreparing(true);
    const result = await preparePicked(file, { slot: of, source });
    setPreparing(false);
    take(of, result);
  };
  const accept = (description: string): void => {
    if (taken === undefined) return;
    acceptPhoto({ ...taken.photo, quoteId, slot: taken.slot, description });
    choose(undefined);
  };
  const retake = (): void => choose(slot);
  return { slot, photo: taken?.photo, problem, isPreparing, choose, take, pick, accept, retake };
};
