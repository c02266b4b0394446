import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ReviewItem } from '#contract/inspection.ts';
import { reviewAddress } from '#reviews/queue-place.ts';
import type { QueuePlace } from '#reviews/queue-place.ts';
import { CHECKLIST } from '#rules/inspection.ts';
import { useKeys } from './use-keys.ts';
import type { KeyHandlers } from './use-keys.ts';
import type { useReviewWork } from './use-work.ts';

interface ReviewKeys {
  readonly work: ReturnType<typeof useReviewWork>;
  readonly next: ReviewItem | null | undefined;
  readonly place: QueuePlace;
  readonly onEnlarge: () => void;
  readonly onReject: () => void;
}

/** The action of each key; without the lease only those that change the view. */
export const useReviewKeys = ({ work, next, place, onEnlarge, onReject }: ReviewKeys) => {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { photo } = work;
  const viewing: KeyHandlers = {
    previous: () => work.look('previous'),
    next: () => work.look('next'),
    turnRight: () => work.look('turnRight'),
    turnLeft: () => work.look('turnLeft'),
    zoomIn: () => work.look('zoomIn'),
    zoomOut: () => work.look('zoomOut'),
    fit: () => work.look('fit'),
    enlarge: onEnlarge,
    help: () => setOpen(!isOpen),
    ...(next ? { nextSet: () => void navigate(reviewAddress(next.quoteId, place)) } : {}),
  };
  const deciding: KeyHandlers = {
    check: (key) => {
      const item = CHECKLIST[Number(key) - 1];
      if (item !== undefined) work.toggle(item);
    },
    ...(photo === undefined ? {} : { flag: () => work.markAndFocus(photo.photoId) }),
    approve: work.approve,
    sendBack: work.sendBack,
    reject: onReject,
  };
  const { isOn, setOn } = useKeys(work.mayDecide ? { ...viewing, ...deciding } : viewing);
  return { isOn, onSwitch: setOn, isOpen, onToggle: setOpen };
};
