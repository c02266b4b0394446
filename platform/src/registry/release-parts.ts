import * as v from 'valibot';

export const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(80));

// oxlint-disable-next-line no-control-regex -- they are what is refused
const CONTROL = /^[^\u0000-\u001F\u007F]*$/;

/** A text in both languages, of a bounded length. */
export const bilingual = (most: number) => {
  const text = v.pipe(
    v.string(),
    v.regex(/\S/, 'must not be empty'),
    v.maxLength(most),
    v.regex(CONTROL, 'must be one line of text'),
  );
  return v.object({ en: text, id: text });
};

/**
 * An address below /app. It begins with a fixed part: `/:x` and `/*` would take every page.
 * Grammar alone keeps out `javascript:`, other hosts and queries.
 */
export const address = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(/^\/[^:*]/, 'must begin with a fixed part: it would take every page'),
  v.regex(/^(\/[\w-]+)(\/(:[A-Za-z]\w*|[\w-]+))*$/, 'must look like /createquote or /plans/:planId'),
);

/** An address to go to, with a query if need be: nothing fills its parameters. */
export const target = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(/^(\/[\w-]+)+(\?[\w-]+=[\w-]+(&[\w-]+=[\w-]+)*)?$/, 'must be an address like /createquote'),
);

/** A call, relative to the request base; `{quoteId}` is filled when it is made. */
export const callPath = v.pipe(
  v.string(),
  v.maxLength(160),
  v.regex(/^[\w-]+(\/([\w-]+|\{\w+\}))*$/, 'must be a path like user/quote/{quoteId}'),
);

export const queryValues = v.record(shortText, v.pipe(v.string(), v.maxLength(120)));

/** Path data of a line drawing, and nothing else. */
export const icon = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.regex(/^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s,.+-]*$/, 'must be path data of a drawing, like M12 3v18'),
);

export const version = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(/^\d+\.\d+\.\d+[\w.-]*$/, 'must look like 1.2.0'),
);

export const build = v.pipe(
  v.string(),
  v.maxLength(64),
  v.regex(/^[a-z0-9]+$/, 'must be letters and digits'),
);

export const fileName = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(/^(?!.*\.\.)[\w-][\w.-]*(\/[\w-][\w.-]*)*$/, 'must be the name of a file inside the release'),
);

const sharedKey = v.pipe(
  v.string(),
  v.maxLength(160),
  v.regex(/^@?[\w-][\w.-]*(\/[\w.-]+)*$/, 'must be the name of a shared module'),
);

export const files = v.pipe(v.array(fileName), v.maxLength(1_000));
export const keys = v.pipe(v.array(sharedKey), v.maxLength(500));

export const digests = v.record(
  fileName,
  v.pipe(v.string(), v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'must be a SHA-256 digest')),
);

/** By shared key, names of exports. */
export const namesByKey = v.record(sharedKey, v.array(shortText));

/** Of libraries. */
export const versions = v.record(sharedKey, shortText);
