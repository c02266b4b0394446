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
export const pressedAction = (
  event: KeyboardEvent,
): { readonly action: KeyAction; readonly key: string } | undefined => {
  const key = event.key.toLowerCase();
  const action = isBrowserShortcut(event) ? undefined : actionOf(key);
  const target = event.target instanceof Element ? event.target : document.body;
  if (action === undefined || isTakenByField(target, action) || isUnderDialog(action)) return undefined;
  return { action, key };
};
