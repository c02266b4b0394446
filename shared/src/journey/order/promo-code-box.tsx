import { useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { send } from '@payung/shared/api/send.ts';
import type { PromoCode } from '#schemas/quote.ts';
import { quoteEndpoints } from '#api/endpoints/quote.ts';
import { serverMessage } from '#api/failure-text.ts';
import { checkPromoCode } from '#domain/money/discount.ts';
import type { PromoCodeRules } from '#domain/money/discount.ts';
import { useRuleText, useText } from '#messages/text.ts';
import { FieldError } from '#ui/fields/field-error.tsx';
import { formatRupiah } from '#domain/money/money.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';

interface PromoCodeBoxProps {
  /** Length and text of the product. */
  rules: PromoCodeRules;
  /** The code that the quote holds already. */
  initial?: PromoCode;
  /** Whether that code may still be taken away: until the quote is made (ruling R04). */
  isRemovable?: boolean;
  /** A code that was entered here before and never saved: it is checked again. */
  typed?: string | undefined;
  /** Asks the server; answers the percent. Refused codes and failed calls throw, without a toast of their own. */
  validate: (code: string) => Promise<number>;
  /** By how many rupiah the code would raise the price, because it replaces a better discount. */
  raiseBy?: (promoCode: PromoCode) => number;
  onApplied: (promoCode: PromoCode) => void;
  onRemoved?: () => void;
  /** Whether the way on is closed: something stands in the box that is no valid code. */
  onBlockedChange: (blocked: boolean) => void;
}

type Verdict =
  | { state: 'checking' | 'invalid' | 'failed' }
  /** Too many attempts; the server says for how long (ruling R07). */
  | { state: 'limited'; text: string }
  | { state: 'valid'; percent: number }
  /** Valid, and dearer than without it: asked about first. */
  | { state: 'worse'; percent: number; raise: number };

/** What a call that answered no percent says of the code (rulings K12, R07): only a rule refuses a code. */
const failureOf = (error: unknown): Verdict => {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 422) return { state: 'invalid' };
  const text = serverMessage(error);
  return status === 429 && text !== '' ? { state: 'limited', text } : { state: 'failed' };
};

/** A link customer's way to a lower price. A complete code is validated by itself, once (ruling K13). */
export const PromoCodeBox = ({
  rules,
  initial,
  isRemovable = false,
  typed: typedBefore = '',
  validate,
  raiseBy = () => 0,
  onApplied,
  onRemoved,
  onBlockedChange,
}: PromoCodeBoxProps) => {
  const text = useText();
  const ruleText = useRuleText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(initial?.code ?? '');
  const [verdicts, setVerdicts] = useState<Readonly<Record<string, Verdict>>>(
    initial === undefined ? {} : { [initial.code]: { state: 'valid', percent: initial.percent } },
  );
  const [isLeft, setLeft] = useState(false);
  const [clearedCount, setClearedCount] = useState(0);
  const shownCode = useRef('');
  const entry = checkPromoCode(typed, rules);
  const verdict = entry.state === 'complete' ? verdicts[entry.code] : undefined;

  const conclude = (code: string, next: Verdict): void => {
    setVerdicts((before) => ({ ...before, [code]: next }));
    // An answer to a code that is no longer in the box says nothing about what is.
    if (shownCode.current === code && next.state !== 'checking') onBlockedChange(next.state !== 'valid');
  };

  const accept = ({ code, percent }: PromoCode): void => {
    conclude(code, { state: 'valid', percent });
    if (shownCode.current !== code) return;
    setTyped(code);
    toast.success(text('promo.validated'));
    onApplied({ code, percent });
  };

  const check = async (code: string): Promise<void> => {
    conclude(code, { state: 'checking' });
    try {
      const percent = await validate(code);
      if (!(percent > 0)) return conclude(code, { state: 'invalid' });
      const raise = raiseBy({ code, percent });
      if (raise > 0) return conclude(code, { state: 'worse', percent, raise });
      accept({ code, percent });
    } catch (error) {
      const failure = failureOf(error);
      conclude(code, failure);
      if (failure.state === 'failed') toast.error(text('error.network'));
    }
  };

  const type = (next: string): void => {
    const after = checkPromoCode(next, rules);
    setTyped(next);
    setLeft(false);
    shownCode.current = after.state === 'empty' ? '' : after.code;
    onBlockedChange(after.state !== 'empty');
    if (after.state !== 'complete') return;
    const known = verdicts[after.code];
    if (known?.state === 'valid') accept({ code: after.code, percent: known.percent });
    else if (known === undefined || known.state === 'failed' || known.state === 'limited')
      void check(after.code);
  };

  const clear = (): void => {
    type('');
    setClearedCount((count) => count + 1);
  };

  useEffect(() => {
    if (initial === undefined && typedBefore !== '') type(typedBefore);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the box appears
  }, []);
  // What was pressed is gone: the next code is typed where the last one stood.
  useEffect(() => {
    if (clearedCount > 0) field.current?.focus();
  }, [clearedCount]);

  const { length } = rules;
  const typedLength = entry.state === 'empty' ? 0 : entry.code.length;
  const isWrong =
    verdict?.state === 'invalid' || (entry.state === 'invalid' && (isLeft || typedLength > length));
  const isLocked = verdict?.state === 'valid';
  const hasFailed = verdict?.state === 'failed' || verdict?.state === 'limited';
  const failure = verdict?.state === 'limited' ? verdict.text : text('error.network');
  const error = hasFailed ? failure : isWrong && ruleText(rules.invalid);

  return (
    <div className="py-field">
      <label className="py-field-label" htmlFor={id}>
        {text('promo.label')}
      </label>
      <Input
        ref={field}
        id={id}
        size="large"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        disabled={isLocked}
        status={error ? 'error' : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-help ${id}-error`}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setLeft(true)}
        onEnter={() => setLeft(true)}
      />
      <p id={`${id}-help`} className="py-field-help" aria-live="polite">
        {isLocked && text('promo.apply', { percent: verdict.percent })}
        {verdict?.state === 'checking' && text('promo.checking')}
        {verdict === undefined && text('promo.length', { typed: typedLength, length })}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hasFailed && entry.state === 'complete' ? (
        <Button onClick={() => void check(entry.code)}>{text('common.tryAgain')}</Button>
      ) : null}
      {verdict?.state === 'worse' && entry.state === 'complete' ? (
        <WorseCode
          raise={verdict.raise}
          onUse={() => accept({ code: entry.code, percent: verdict.percent })}
          onKeep={clear}
        />
      ) : null}
      {isLocked && onRemoved !== undefined && (isRemovable || typed !== initial?.code) ? (
        <div>
          <Button
            onClick={() => {
              clear();
              onRemoved();
            }}
          >
            {text('promo.remove')}
          </Button>
        </div>
      ) : null}
    </div>
  );
};

interface WorseCodeProps {
  /** Whole rupiah that are to be paid more with the code. */
  raise: number;
  onUse: () => void;
  onKeep: () => void;
}

/** A code that would raise the price asks before it replaces a better discount (ruling R04). */
const WorseCode = ({ raise, onUse, onKeep }: WorseCodeProps) => {
  const text = useText();
  return (
    <div className="py-stack-tight">
      <InlineNotice kind="warning" text={text('promo.worse', { amount: formatRupiah(raise) })} />
      <div className="py-row">
        <Button type="primary" onClick={onKeep}>
          {text('promo.worse.keep')}
        </Button>
        <Button onClick={onUse}>{text('promo.worse.use')}</Button>
      </div>
    </div>
  );
};

/** The percent of a code. The box shows what went wrong, so there is no toast. */
export const validatePromoCode = async (code: string, quoteId: string): Promise<number> => {
  const { percent } = await send(quoteEndpoints.validatePromoCode, { body: { code, quoteId }, quiet: true });
  return percent;
};
