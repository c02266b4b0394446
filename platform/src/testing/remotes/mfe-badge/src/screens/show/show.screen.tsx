import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { IdentityCheck } from '@payung/shared/identity/identity-launcher.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';
import { Input } from '@payung/shared/ui/input.tsx';
import { useText } from '#messages/catalogue.ts';

/** The number of a card with the check beside it, as a form of a product has one. */
export const Screen = () => {
  const text = useText();
  const [params] = useSearchParams();
  const [number, setNumber] = useState('');
  const [outcomes, setOutcomes] = useState<readonly string[]>([]);
  return (
    <div className="py-stack">
      <h1>{text('title')}</h1>
      <Form>
        <IdentityCheck
          quoteId={params.get('quoteId') ?? ''}
          onOutcome={(status) => setOutcomes((before) => [...before, status])}
          onDetails={({ idNumber }) => {
            if (idNumber !== '') setNumber(idNumber);
          }}
        />
      </Form>
      <label htmlFor="number">Number</label>
      <Input size="large" id="number" value={number} onChange={(event) => setNumber(event.target.value)} />
      <p>Outcomes: {outcomes.join(', ')}</p>
    </div>
  );
};
