/** A loss below this share of the sum insured is paid without average (HOME-115). */
export const SMALL_LOSS_SHARE = 0.05;
/** Insured for at least this share of the value, a partial loss is paid without average (HOME-116). */
export const ENOUGH_INSURED_SHARE = 0.85;

/** Whole rupiah. */
interface Loss {
  readonly loss: number;
  readonly sumInsured: number;
  /** What the property is really worth. */
  readonly actualValue: number;
}

interface Settlement {
  /** Whole rupiah, before any own risk. */
  readonly paid: number;
  readonly basis: 'totalLoss' | 'smallLoss' | 'enoughInsured' | 'average';
}

const PERCENT = 100;

const basisOf = ({ loss, sumInsured, actualValue }: Loss): Settlement['basis'] => {
  if (loss >= actualValue) return 'totalLoss';
  // Whole percents compare exactly where fractions would not.
  if (loss * PERCENT < sumInsured * Math.round(SMALL_LOSS_SHARE * PERCENT)) return 'smallLoss';
  return sumInsured * PERCENT >= actualValue * Math.round(ENOUGH_INSURED_SHARE * PERCENT)
    ? 'enoughInsured'
    : 'average';
};

/** What a loss pays when the stated sum may be below the value. Never more than the sum insured (HOME-117). */
export const settleLoss = (claim: Loss): Settlement => {
  const basis = basisOf(claim);
  const payable =
    basis === 'average' ? Math.floor((claim.loss * claim.sumInsured) / claim.actualValue) : claim.loss;
  return { paid: Math.min(payable, claim.sumInsured), basis };
};
