/** Where a page sends its reports. */
export const PAGE_REPORT_PATH = '/app/reports';

/** Name of the meta element with what the edge has signed for this page: reports that count carry it. */
export const PAGE_TOKEN_META = 'page-token';

/**
 * What happened: files did not load, or load slowly; a screen crashed while it was drawn, or never came; an error or a
 * rejected promise that nobody caught; the registry cannot be read. `opened`: a screen of the release was shown.
 */
export const PAGE_REPORT_KINDS = [
  'opened',
  'failed',
  'slow',
  'crashed',
  'stuck',
  'error',
  'rejection',
  'registry',
] as const;

/** Tells the operator that a page failed, or works. It holds no personal data: no address, no value, no text of an error. */
export interface PageReport {
  readonly kind: (typeof PAGE_REPORT_KINDS)[number];
  /** `shell`, or the name of a remote. */
  readonly owner: string;
  readonly version: string;
  readonly build: string;
  /** Whose route is shown, and which: `mfe-kite.fly`; never its address. */
  readonly route?: string;
  /** Name of the error's class, and the file and line of the build; at most 200 characters. */
  readonly reason: string;
  /** The release may not be what failed: no file is known, or the report could not leave the device at once. */
  readonly unsure?: true;
  /** What the edge has signed for the page; absent in pages of before. */
  readonly token?: string;
}
