/**
 * What is used although a browser of the floor lacks it, and what people have there instead. By interface and member, or
 * by the name of a method whoever has it, `name()`. A line that is needed no more fails the check.
 */
const ADDED = 'shell/src/app/stand-ins.ts adds it';
const IS_ASKED = 'asked for before it is called: nothing is missed';
const PASSKEYS = 'asked for by the library of passkeys; without it people log in by code';
const OTHER = 'a function of a library that has this name';

export const SCRIPT_STAND_INS: Readonly<Record<string, string>> = {
  'toSorted()': ADDED,
  'toReversed()': ADDED,
  'URL.canParse': ADDED,
  'canParse()': ADDED,
  'URL.parse': ADDED,

  popover: 'unknown attributes do nothing: a toast lies in the page, below an open dialog',
  'showPopover()': IS_ASKED,
  'hidePopover()': IS_ASKED,
  'startViewTransition()': IS_ASKED,
  'Navigator.connection': IS_ASKED,
  'Window.cookieStore': IS_ASKED,
  'Error.captureStackTrace': IS_ASKED,
  'captureStackTrace()': IS_ASKED,
  'getHourCycles()': IS_ASKED,
  'Intl.DurationFormat': 'only for durations, which no text of ours has',
  TouchEvent: 'only where maps are touched',

  'PublicKeyCredential.isConditionalMediationAvailable': PASSKEYS,
  'isConditionalMediationAvailable()': PASSKEYS,
  'PublicKeyCredential.getClientCapabilities': PASSKEYS,
  'getClientCapabilities()': PASSKEYS,
  'getAuthenticatorData()': PASSKEYS,
  'getPublicKey()': PASSKEYS,
  'getPublicKeyAlgorithm()': PASSKEYS,
  'getTransports()': PASSKEYS,
  'signalAllAcceptedCredentials()': PASSKEYS,
  'signalCurrentUserDetails()': PASSKEYS,
  'signalUnknownCredential()': PASSKEYS,

  anchor: OTHER,
  is: OTHER,
  'drop()': OTHER,
  'getName()': OTHER,
  'imageSizes()': OTHER,
  'number()': OTHER,
  'take()': OTHER,
  'toArray()': OTHER,
};

const LOOKS = 'only looks differ';
const POINTER = 'there is no pointer of this kind';
const PREFIXED = 'beside the name with a prefix, or none is needed';

export const STYLE_STAND_INS: Readonly<Record<string, string>> = {
  ':has': 'Firefox 115 to 120: where more than looks depends on it, @supports says what holds instead',
  ':popover-open': 'a toast is drawn in the page as its parts are',
  '::-moz-progress-bar': PREFIXED,
  '::-webkit-progress-bar': PREFIXED,
  '::-webkit-progress-value': PREFIXED,
  '::selection': LOOKS,
  '-webkit-tap-highlight-color': LOOKS,
  '-webkit-user-drag': PREFIXED,
  'color-mix()': 'the ground below a map that is not drawn yet has no colour',
  'cursor: crosshair': POINTER,
  'cursor: default': POINTER,
  'cursor: grab': POINTER,
  'cursor: grabbing': POINTER,
  'cursor: move': POINTER,
  'cursor: not-allowed': POINTER,
  'cursor: pointer': POINTER,
  'cursor: progress': POINTER,
  'cursor: zoom-in': POINTER,
  'field-sizing': 'a field of several lines keeps its height, and scrolls',
  'field-sizing: content': 'a field of several lines keeps its height, and scrolls',
  'font-family: ui-monospace': 'the next font of the list',
  'forced-color-adjust': LOOKS,
  'forced-color-adjust: none': LOOKS,
  'line-clamp': PREFIXED,
  'overflow-anchor': 'there is nothing to switch off',
  'overflow-anchor: none': 'there is nothing to switch off',
  'print-color-adjust': PREFIXED,
  'print-color-adjust: exact': PREFIXED,
  resize: 'a field of several lines keeps its height, and scrolls',
  'resize: vertical': 'a field of several lines keeps its height, and scrolls',
  'scrollbar-width': 'the bar is seen',
  'scrollbar-width: none': 'the bar is seen',
  'user-select': PREFIXED,
};
