import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { privacyEndpoints } from '@payung/shared/api/endpoints/privacy.ts';
import { formatDate, isIsoDate } from '@payung/shared/domain/dates.ts';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/text.ts';
import { Button } from '@payung/shared/ui/button.tsx';

/** A phone number may have a new owner: older quotes are listed only for the birth date of their customer. */
export const OthersBlock = ({ quoteId }: { readonly quoteId: string }) => {
  const text = useText();
  const [birthDate, setBirthDate] = useState('');
  const [isChecked, setChecked] = useState(false);
  const search = useMutation({
    mutationFn: () => call(privacyEndpoints.otherQuotes, { params: { quoteId }, body: { birthDate } }),
  });
  const isWrong = isChecked && !isIsoDate(birthDate);
  return (
    <Block id="data-others" title={text('data.others')}>
      <p className="py-quiet">{text('data.othersHelp')}</p>
      <form
        className="py-stack"
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (isIsoDate(birthDate)) search.mutate();
        }}
      >
        <div className="py-field">
          <label className="py-field-label" htmlFor="data-birth-date">
            {text('data.birthDate')}
          </label>
          <DateField
            id="data-birth-date"
            label={text('data.birthDate')}
            value={birthDate}
            autoComplete="bday"
            aria-invalid={isWrong}
            aria-describedby="data-birth-date-error"
            onChange={setBirthDate}
          />
          <FieldError id="data-birth-date-error">{isWrong ? text('data.birthDateWrong') : null}</FieldError>
        </div>
        <div>
          <Button size="large" htmlType="submit" loading={search.isPending}>
            {text('data.othersButton')}
          </Button>
        </div>
      </form>
      <div className="py-live" aria-live="polite">
        {search.data?.quotes.length === 0 ? text('data.othersNone') : null}
        {search.data?.quotes.map(({ code, productName, at, agentName }) => (
          <p key={code}>
            {text('data.other', { product: productName, code, date: formatDate(at), agent: agentName })}
          </p>
        ))}
      </div>
    </Block>
  );
};
