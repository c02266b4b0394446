interface Limit<Value> {
  readonly label: string;
  readonly value: Value;
}

interface PlanWithLimits<Value> {
  readonly rows: readonly Limit<Value>[];
}

const AMOUNT = /^Rp\s?([\d.]+)/;

/** Whole rupiah; nothing where a row has words. */
const amountOf = (value: unknown): number | undefined => {
  const digits = typeof value === 'string' ? AMOUNT.exec(value)?.[1] : undefined;
  return digits === undefined ? undefined : Number(digits.replaceAll('.', ''));
};

export const valueIn = <Value>({ rows }: PlanWithLimits<Value>, label: string): Value | undefined =>
  rows.find((row) => row.label === label)?.value;

export const labelsOf = (plans: readonly PlanWithLimits<unknown>[]): readonly string[] => [
  ...new Set(plans.flatMap(({ rows }) => rows.map(({ label }) => label))),
];

/** How many times the highest limit is the lowest; covered by one plan and not by another differs most. */
const spreadOf = (values: readonly unknown[]): number => {
  if (new Set(values).size < 2) return 0;
  const amounts = values.map(amountOf).filter((amount) => amount !== undefined);
  return amounts.length < values.length
    ? Number.POSITIVE_INFINITY
    : Math.max(...amounts) / Math.max(Math.min(...amounts), 1);
};

/** The rows that differ between the plans, those that differ most first. */
export const differingLabels = (plans: readonly PlanWithLimits<unknown>[]): readonly string[] =>
  labelsOf(plans)
    .map((label) => ({ label, spread: spreadOf(plans.map((plan) => valueIn(plan, label))) }))
    .filter(({ spread }) => spread > 0)
    .toSorted((one, other) => (one.spread === other.spread ? 0 : other.spread - one.spread))
    .map(({ label }) => label);
