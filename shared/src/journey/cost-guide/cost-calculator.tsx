import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { BuildingCosts } from '@payung/shared/schemas/content.ts';
import { formatDate } from '#domain/dates.ts';
import { isAmount } from '#domain/money/typed-amount.ts';
import type { ReadAmount } from '#domain/money/typed-amount.ts';
import { useText } from '#messages/text.ts';
import { useEnteredAmount } from '#ui/fields/rupiah-field.tsx';
import { Row, Rows } from '#ui/text/facts.tsx';
import { Rupiah } from '#ui/text/values.tsx';
import { Input } from '#ui/input.tsx';
import { NativeSelect } from '#ui/choices/native-select.tsx';

interface CostCalculatorProps {
  readonly guide: BuildingCosts;
  /** What may be done with the amount; nothing is known yet while it is undefined. */
  readonly children?: (amount: number | undefined) => ReactNode;
}

/** Where the figures come from, and that they are samples where they are. */
export const GuideSource = ({ guide }: { guide: BuildingCosts }) => {
  const text = useText();
  return (
    <p className="py-field-help">
      {guide.isSample ? <strong>{text('costGuide.sample')} </strong> : null}
      {text('costGuide.source', { source: guide.source, date: formatDate(guide.sourceDate) })}
    </p>
  );
};

/** Whole square metres, as an amount is read; nothing where they are none, or too many. */
const areaOf = (read: ReadAmount): string | undefined => {
  if (!isAmount(read) || String(read).length > MAX_AREA_DIGITS) return undefined;
  return read === 0 ? '' : String(read);
};

const unique = (options: readonly { readonly value: string; readonly label: string }[]) => [
  ...new Map(options.map((option) => [option.value, option])).values(),
];

/** What a building of that class, region and area would cost to build again. */
export const CostCalculator = ({ guide, children }: CostCalculatorProps) => {
  const text = useText();
  const id = useId();
  const [buildingClass, setBuildingClass] = useState<string>();
  const [region, setRegion] = useState<string>();
  const [area, setArea] = useState('');
  const { onPaste, amountIn } = useEnteredAmount();
  const amount = buildingCost(guide.costs, { buildingClass, region, area });
  const description = guide.costs.find((cost) => cost.buildingClass === buildingClass)?.description;
  return (
    <div className="py-stack">
      <div className="py-field">
        <label className="py-field-label" htmlFor={`${id}-class`}>
          {text('costGuide.class')}
        </label>
        <NativeSelect
          id={`${id}-class`}
          value={buildingClass}
          options={unique(guide.costs.map((cost) => ({ value: cost.buildingClass, label: cost.className })))}
          onChange={setBuildingClass}
        />
        {description === undefined ? null : <p className="py-field-help">{description}</p>}
      </div>
      <div className="py-two">
        <div className="py-field">
          <label className="py-field-label" htmlFor={`${id}-region`}>
            {text('costGuide.region')}
          </label>
          <NativeSelect
            id={`${id}-region`}
            value={region}
            options={unique(guide.costs.map((cost) => ({ value: cost.region, label: cost.regionName })))}
            onChange={setRegion}
          />
        </div>
        <div className="py-field">
          <label className="py-field-label" htmlFor={`${id}-area`}>
            {text('costGuide.area')}
          </label>
          <Input
            id={`${id}-area`}
            size="large"
            inputMode="numeric"
            autoComplete="off"
            value={area}
            aria-describedby={`${id}-help`}
            onPaste={onPaste}
            onChange={(event) => setArea(areaOf(amountIn(event)) ?? area)}
          />
          <p id={`${id}-help`} className="py-field-help">
            {text('costGuide.areaHelp')}
          </p>
        </div>
      </div>
      <div aria-live="polite">
        <Rows hasTopLine>
          <Row label={text('costGuide.result')} isTotal>
            {amount === undefined ? '–' : <Rupiah amount={amount} />}
          </Row>
        </Rows>
      </div>
      <GuideSource guide={guide} />
      {children?.(amount)}
    </div>
  );
};

/** Square metres that the cost guide takes; more digits than any storeys have. */
const MAX_AREA_DIGITS = 5;

interface MetreCost {
  readonly buildingClass: string;
  readonly region: string;
  /** Whole rupiah. */
  readonly costPerSquareMetre: number;
}

/** What such a building of that area costs to build, in whole rupiah; nothing while something is missing. */
export const buildingCost = (
  costs: readonly MetreCost[],
  chosen: {
    readonly buildingClass: string | undefined;
    readonly region: string | undefined;
    readonly area: string;
  },
): number | undefined => {
  const { buildingClass, region, area } = chosen;
  const cost = costs.find((each) => each.buildingClass === buildingClass && each.region === region);
  const metres = /^\d+$/.test(area) ? Number(area) : 0;
  return cost === undefined || metres === 0 ? undefined : cost.costPerSquareMetre * metres;
};
