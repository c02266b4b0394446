/** What a query of Prometheus names. */
export interface NamedMetric {
  readonly metric: string;
  /** With the value that a label must have, where the query says one. */
  readonly labels: readonly { readonly name: string; readonly value?: string | undefined }[];
}

/** Words of the language, and functions that are used here: what else stands outside of braces is a metric. */
const WORDS = new Set(
  `and or unless by without on ignoring offset bool
   sum min max avg count topk absent rate increase delta min_over_time histogram_quantile`.split(/\s+/),
);

const METRIC = /(?<![\w.])([a-z_][\w:]*)(?:\s*\{([^}]*)\})?/gi;
const MATCHER = /(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g;
const GROUPED = /\b(?:by|without)\s*\(([^)]*)\)/g;

/** Each value that a matcher names: `a|b` is two. */
const valuesOf = (operator: string, value: string): readonly (string | undefined)[] => {
  if (!operator.endsWith('~')) return [value];
  return /^[\w|]+$/.test(value) ? value.split('|') : [undefined];
};

/** The metrics of a query with the labels that it asks of them; those that it groups by belong to all of them. */
export const namedMetrics = (query: string): readonly NamedMetric[] => {
  const groups = [...query.matchAll(GROUPED)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );
  const bare = query
    .replaceAll(GROUPED, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\boffset\s+\w+/g, '');
  return [...bare.matchAll(METRIC)]
    .filter(([, metric = '']) => !WORDS.has(metric))
    .map(([, metric = '', matchers = '']) => ({
      metric,
      labels: [
        ...groups.map((name) => ({ name })),
        ...[...matchers.matchAll(MATCHER)].flatMap(([, name = '', operator = '', value = '']) =>
          valuesOf(operator, value).map((each) => ({ name, value: each })),
        ),
      ],
    }));
};

type Printed = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

const SAMPLE = /^([a-z_][\w:]*)(?:\{(.*)\})? \S+$/i;

/** The metrics that servers print, with the labels that they carry and their values. */
export const printedMetrics = (pages: readonly string[]): Printed => {
  const printed = new Map<string, Map<string, Set<string>>>();
  for (const line of pages.join('\n').split('\n')) {
    const [, metric, labels = ''] = (line.startsWith('#') ? null : SAMPLE.exec(line)) ?? [];
    if (metric === undefined) continue;
    const known = printed.get(metric) ?? new Map<string, Set<string>>();
    printed.set(metric, known);
    for (const [, name = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g))
      known.set(name, (known.get(name) ?? new Set()).add(value));
  }
  return printed;
};
