import { useEffect, useId, useRef, useState } from 'react';
import { Button, Input } from 'antd';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import type { PromoCode } from '#api/endpoints/quote.ts';
import { checkPromoCode } from '#domain/money/promo-code.ts';
import type { PromoCodeRules } from '#domain/money/promo-code.ts';
import { useRuleText, useText } from '#messages/text.ts';
import { FieldError } from '#ui/fields/field-error.tsx';

interface PromoCodeBoxProps {
  /** Length and text of the product. */
  rules: PromoCodeRules;
  /** The code that the quote holds already. */
  initial?: PromoCode;
  /** A code that was entered here before and never saved: it is checked anew. */
  typed?: string | undefined;
  /** Asks the server; answers the percent. Refused codes and failed calls throw, without a toast of their own. */
  validate: (code: string) => Promise<number>;
  onApplied: (promoCode: PromoCode) => void;
  /** Whether the way on is closed: something stands in the box that is no valid code. */
  onBlockedChange: (blocked: boolean) => void;
}

type Verdict = { state: 'checking' | 'invalid' | 'failed' } | { state: 'valid'; percent: number };

/** The server answered, and did not accept; anything else is a call that failed (ruling K12). */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== undefined && error.status < 500;

/** A link customer's way to a lower price. A complete code is validated by itself, once (ruling K13). */
export const PromoCodeBox = ({
  rules,
  initial,
  typed: typedBefore = '',
  validate,
  onApplied,
  onBlockedChange,
}: PromoCodeBoxProps) => {
  const text = useText();
  const ruleText = useRuleText();
  const id = useId();
  const [typed, setTyped] = useState(initial?.code ?? '');
  const [verdicts, setVerdicts] = useState<Readonly<Record<string, Verdict>>>(
    initial === undefined ? {} : { [initial.code]: { state: 'valid', percent: initial.percent } },
  );
  const [isLeft, setLeft] = useState(false);
  const shownCode = useRef('');
  const entry = checkPromoCode(typed, rules);
  const verdict = entry.state === 'complete' ? verdicts[entry.code] : undefined;

  const conclude = (code: string, next: Verdict): void => {
    setVerdicts((before) => ({ ...before, [code]: next }));
    // An answer to a code that is no longer in the box says nothing about what is.
    if (shownCode.current === code && next.state !== 'checking') onBlockedChange(next.state !== 'valid');
  };

  const check = async (code: string): Promise<void> => {
    conclude(code, { state: 'checking' });
    try {
      const percent = await validate(code);
      if (!(percent > 0)) return conclude(code, { state: 'invalid' });
      conclude(code, { state: 'valid', percent });
      if (shownCode.current !== code) return undefined;
      setTyped(code);
      toast.success(text('promo.validated'));
      onApplied({ code, percent });
    } catch (error) {
      if (isRefusal(error)) return conclude(code, { state: 'invalid' });
      conclude(code, { state: 'failed' });
      toast.error(text('error.network'));
    }
  };

  const type = (next: string): void => {
    const after = checkPromoCode(next, rules);
    setTyped(next);
    setLeft(false);
    shownCode.current = after.state === 'empty' ? '' : after.code;
    onBlockedChange(after.state !== 'empty');
    if (after.state !== 'complete') return;
    const known = verdicts[after.code]?.state;
    if (known === undefined || known === 'failed') void check(after.code);
  };

  useEffect(() => {
    if (initial === undefined && typedBefore !== '') type(typedBefore);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the box appears
  }, []);

  const { length } = rules;
  const typedLength = entry.state === 'empty' ? 0 : entry.code.length;
  const isWrong =
    verdict?.state === 'invalid' || (entry.state === 'invalid' && (isLeft || typedLength > length));
  const isLocked = verdict?.state === 'valid';
  const error = verdict?.state === 'failed' ? text('error.network') : isWrong && ruleText(rules.invalid);

  return (
    <div className="py-field">
      <label className="py-field-label" htmlFor={id}>
        {text('promo.label')}
      </label>
      <Input
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
        onPressEnter={() => setLeft(true)}
      />
      <p id={`${id}-help`} className="py-field-help" aria-live="polite">
        {isLocked && text('promo.apply', { percent: verdict.percent })}
        {verdict?.state === 'checking' && text('promo.checking')}
        {verdict === undefined && text('promo.length', { typed: typedLength, length })}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {verdict?.state === 'failed' && entry.state === 'complete' ? (
        <Button onClick={() => void check(entry.code)}>{text('common.tryAgain')}</Button>
      ) : null}
    </div>
  );
};
