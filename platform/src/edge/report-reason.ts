/** The words of the sentences that the shell has for its files and releases; a test compares them with its sources. */
export const REASON_WORDS: ReadonlySet<string> = new Set(
  `a after answered be cannot damaged define did does exports for go has is its loaded loading missing needs newer no
   not of on or part published read readable registry s screen Screen shell stalled the The was what`.split(
    /\s+/,
  ),
);

const FORMS: readonly RegExp[] = [
  // The class of an error, or the type of something else that was thrown.
  /^(?:[A-Z][A-Za-z]{0,59})?(?:Error|Exception)$/,
  /^(?:bigint|boolean|function|number|object|string|symbol|undefined)$/,
  // A status, seconds.
  /^\d{1,3}$/,
  // A file of a build, which is named after its content, with line and column.
  /^(?:\/app\/(?:assets|remotes\/mfe-[a-z\d-]{1,60}\/\d[\d.]{1,20}-[a-z\d]{10})\/)?(?:(?:main|remoteEntry)\.)?[a-f\d]{10}\.(?:js|css)(?:\?again=\d{1,3}-[a-z\d]{1,12})?(?::\d{1,7}:\d{1,7})?$/,
  // A remote, its container, a release.
  /^mfe-[a-z\d-]{1,60}$/,
  /^mfe_[a-z\d_]{1,60}_[a-z\d]{10}$/,
  /^\d{1,3}\.\d{1,3}\.\d{1,3}(?:-[a-z\d]{10})?$/,
  // The place of a field of the registry.
  /^(?:current|previous)(?:\.[A-Za-z]{1,20}|\.\d{1,3})*$/,
];

const HIDDEN = '…';

/**
 * A reason as it may stand in a log: pages send classes of errors, files and sentences of the shell, and anybody else
 * may send anything, so whatever is none of these is hidden. Ids of routes are known by name.
 */
export const loggableReason = (reason: string, isRouteId: (word: string) => boolean): string => {
  const words = reason.split(/\s+/).filter(Boolean);
  const shown = words.map((word) => {
    const bare = word.replace(/^"|[",:]+$/g, '');
    const isKnown = REASON_WORDS.has(bare) || isRouteId(bare) || FORMS.some((form) => form.test(bare));
    return isKnown ? word : HIDDEN;
  });
  return shown.filter((word, index) => word !== HIDDEN || shown[index - 1] !== HIDDEN).join(' ');
};
