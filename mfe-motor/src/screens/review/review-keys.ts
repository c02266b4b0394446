import { useState, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDraft } from '@payung/shared/session/drafts.ts';
import type { ReviewItem } from '#contract/schemas/review.ts';
import { reviewAddress } from '#reviews/queue.ts';
import type { QueuePlace } from '#reviews/queue.ts';
import { CHECKLIST } from '#rules/inspection.ts';
import type { useReviewWork } from './review-work.ts';

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

type KeyHandlers = Readonly<Partial<Record<KeyAction, (key: string) => void>>>;

/** Keys of one letter can be switched off (WCAG 2.1.4); this device remembers it for each person. */
const useKeys = (handlers: KeyHandlers) => {
  const [isOn = true, setOn] = useDraft<boolean>('motor/review-keys');
  const newest = useRef(handlers);
  useEffect(() => {
    newest.current = handlers;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
      const pressed = pressedAction(event);
      const handle = pressed === undefined ? undefined : newest.current[pressed.action];
      if (pressed === undefined || handle === undefined) return;
      event.preventDefault();
      handle(pressed.key);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
  return { isOn, setOn };
};

/** One action by one key. `aria` is spelled as `aria-keyshortcuts` wants it. */
interface Key {
  readonly keys: readonly string[];
  readonly shown: string;
  readonly aria: string;
}

const letter = (key: string): Key => ({ keys: [key], shown: key.toUpperCase(), aria: key.toUpperCase() });

/** Everything a reviewer does, by key (keys are compared in small letters). */
export const KEYS = {
  previous: { keys: ['arrowleft'], shown: '←', aria: 'ArrowLeft' },
  next: { keys: ['arrowright'], shown: '→', aria: 'ArrowRight' },
  turnRight: letter('r'),
  turnLeft: letter('l'),
  zoomIn: { keys: ['+', '='], shown: '+', aria: '+' },
  zoomOut: { keys: ['-'], shown: '−', aria: '-' },
  fit: letter('0'),
  enlarge: letter('e'),
  check: { keys: ['1', '2', '3', '4', '5'], shown: '1–5', aria: '1 2 3 4 5' },
  flag: letter('f'),
  approve: letter('a'),
  sendBack: letter('s'),
  reject: letter('x'),
  nextSet: letter('n'),
  help: { keys: ['?'], shown: '?', aria: '?' },
} as const satisfies Readonly<Record<string, Key>>;

export type KeyAction = keyof typeof KEYS;

/** The actions that only change the view, also while a photo fills the window. */
const VIEWING: readonly KeyAction[] = [
  'previous',
  'next',
  'turnRight',
  'turnLeft',
  'zoomIn',
  'zoomOut',
  'fit',
  'enlarge',
];

const FIELDS =
  'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable], [role="combobox"]';
const ARROWS: readonly KeyAction[] = ['previous', 'next'];

const isTakenByField = (target: Element, action: KeyAction): boolean =>
  target.closest(FIELDS) !== null ||
  // The arrows move between radio buttons, and scroll a photo that is larger than its frame.
  (ARROWS.includes(action) && target.closest('[type="radio"], [data-photo-stage="zoomed"]') !== null);

const isUnderDialog = (action: KeyAction): boolean => {
  const dialog = document.querySelector('dialog[open]');
  if (dialog === null) return false;
  return dialog.querySelector('[data-photo-stage]') === null || !VIEWING.includes(action);
};

const isBrowserShortcut = (event: KeyboardEvent): boolean =>
  event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey;

const actionOf = (key: string): KeyAction | undefined =>
  (Object.keys(KEYS) as KeyAction[]).find((action) => (KEYS[action].keys as readonly string[]).includes(key));

/** The action of a pressed key; undefined while somebody types. */
const pressedAction = (
  event: KeyboardEvent,
): { readonly action: KeyAction; readonly key: string } | undefined => {
  const key = event.key.toLowerCase();
  const action = isBrowserShortcut(event) ? undefined : actionOf(key);
  const target = event.target instanceof Element ? event.target : document.body;
  if (action === undefined || isTakenByField(target, action) || isUnderDialog(action)) return undefined;
  return { action, key };
};
