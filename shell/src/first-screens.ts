/** Of these, the screens that call the server at once, without the library for reads. */
export const CALLS_AT_ONCE: ReadonlySet<string> = new Set(['linkEntry']);

/** The shell's screens that read nothing from the server: pages with which people begin, and that say what is wrong. */
export const READS_NOTHING: ReadonlySet<string> = new Set([
  'root',
  'login',
  'linkEntry',
  'customerOtp',
  'linkNotValid',
  'linkNotVaild',
  'linkNotMatch',
  'failure',
  'registrationClosed',
]);
