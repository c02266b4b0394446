import { useState } from 'react';
import type { ReactNode } from 'react';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import type { PhotoSlot } from '#rules/inspection.ts';
import type { VehicleKind } from '#rules/vehicle.ts';
import type { PickedFrom } from '@payung/shared/ui/photo/pick-file.tsx';
import type { PhotoProblem } from '@payung/shared/ui/photo/small-photo.ts';
import { useCamera } from '@payung/shared/ui/photo/use-camera.ts';
import { openSlots, photoOfSlot, slotStateOf } from '../slots/slot-state.ts';
import type { Photos } from '../slots/slot-state.ts';
import { CaptureCard } from './capture-card.tsx';
import { CheckPhoto } from './check-photo.tsx';
import { SlotStrip } from './slot-strip.tsx';
import { preparePicked } from '../picture/prepare-photo.ts';
import type { PhotoResult, PreparedPhoto } from '../picture/prepare-photo.ts';
import { acceptPhoto } from '../sending/send-photos.ts';

export interface CaptureProps {
  quoteId: string;
  kind: VehicleKind;
  photos: Photos;
  /** Wanted in this round, in their order. */
  slots: readonly PhotoSlot[];
  /** A photo that is to be replaced. */
  begin: PhotoSlot | undefined;
  isMarked: boolean;
  /** The reviewer's remark about a photo. */
  remark?: (slot: PhotoSlot) => ReactNode;
  /** Shown once no photo is missing. */
  children?: (choose: (slot: PhotoSlot) => void) => ReactNode;
}

/** Takes the photos one after the other; each is sent as soon as it is accepted. */
export const Capture = ({
  quoteId,
  kind,
  photos,
  slots,
  begin,
  isMarked,
  remark,
  children,
}: CaptureProps) => {
  const t = useText();
  const [isOn, setOn] = useState(false);
  const [replaced, setReplaced] = useState(begin);
  const first = replaced ?? openSlots(photos, slots)[0];
  const capture = useCapture(quoteId, first);
  const { slot, photo, choose } = capture;
  const camera = useCamera(isOn && slot !== undefined);

  const refused = photos.outbox.find((each) => each.slot === slot && each.state === 'refused');
  const earlier = slot === undefined ? undefined : photoOfSlot(photos, slot);
  const accept = (description: string): void => {
    setReplaced(undefined);
    capture.accept(description);
  };

  const items = slots.map((each) => ({
    slot: each,
    state: slotStateOf(photos, each),
    progress: photos.outbox.find((sent) => sent.slot === each)?.progress ?? 0,
  }));
  return (
    <>
      <SlotStrip items={items} current={slot} isMarked={isMarked} onChoose={choose} />
      {slot === undefined ? children?.(choose) : null}
      {slot === undefined ? null : (
        <section className="py-card" aria-labelledby="motor-photo-slot">
          <h2 id="motor-photo-slot">{t(`motor.slot.${slot}`)}</h2>
          {photo === undefined ? (
            <CaptureCard
              kind={kind}
              slot={slot}
              camera={isOn ? camera : undefined}
              onStart={() => setOn(true)}
              onStop={() => setOn(false)}
              onTaken={(result) => capture.take(slot, result)}
              onPicked={(file, source) => void capture.pick(slot, file, source)}
              isPreparing={capture.isPreparing}
              problem={capture.problem}
            >
              {remark?.(slot)}
              {refused === undefined ? null : (
                <InlineNotice kind="error" text={refused.problem || t('motor.photo.refused')} />
              )}
            </CaptureCard>
          ) : (
            <CheckPhoto
              photo={photo}
              slot={slot}
              description={refused?.description ?? earlier?.description ?? ''}
              onAccept={accept}
              onRetake={capture.retake}
            />
          )}
        </section>
      )}
    </>
  );
};

interface CheckedPhoto {
  readonly slot: PhotoSlot;
  readonly photo: PreparedPhoto;
}

/** The steps of one photo: taken or picked, checked, accepted. */
const useCapture = (quoteId: string, first: PhotoSlot | undefined) => {
  const [chosen, setChosen] = useState<PhotoSlot>();
  const [taken, setTaken] = useState<CheckedPhoto>();
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
  const pick = async (of: PhotoSlot, file: File, source: PickedFrom): Promise<void> => {
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
