import type { ReactNode } from 'react';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import type { PrivacyRequest, MyData } from '@payung/shared/schemas/privacy.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { call } from '@payung/shared/api/client.ts';
import { privacyEndpoints } from '@payung/shared/api/endpoints/privacy.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { toast } from '@payung/shared/ui/toast.ts';
import { useText } from '#messages/text.ts';
import { Button } from '@payung/shared/ui/button.tsx';
import { Input, TextArea } from '@payung/shared/ui/input.tsx';

interface TextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  readonly rows?: number;
  readonly maxLength: number;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}

export const TextField = ({ id, label, help, rows, maxLength, value, error, onChange }: TextFieldProps) => {
  const common = {
    id,
    value,
    maxLength,
    'aria-invalid': error !== null,
    'aria-describedby': `${id}-error`,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  };
  return (
    <div className="py-field">
      <label className="py-field-label" htmlFor={id}>
        {label}
      </label>
      {rows === undefined ? <Input size="large" {...common} /> : <TextArea rows={rows} {...common} />}
      {help === undefined ? null : <p className="py-field-help">{help}</p>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
};

interface RequestLineProps {
  readonly request: PrivacyRequest;
  readonly title: string;
  readonly children?: ReactNode;
}

export const RequestLine = ({ request, title, children }: RequestLineProps) => {
  const text = useText();
  const { subject, wish, status, answer, at } = request;
  return (
    <li className="py-stack-tight">
      <h3>{title}</h3>
      <p>{subject === '' ? wish : `${subject}: ${wish}`}</p>
      <p className="py-small py-quiet">{`${formatDate(at)}, ${text(`data.status.${status}`)}`}</p>
      {answer === '' ? null : <p className="py-small">{text('data.answered', { answer })}</p>}
      {children}
    </li>
  );
};

/** The requests, and what became of them. */
export const RequestLines = ({ requests }: { readonly requests: readonly PrivacyRequest[] }) => {
  const text = useText();
  if (requests.length === 0) return null;
  return (
    <ul className="py-stack">
      {requests.map((request) => (
        <RequestLine key={request.id} request={request} title={text('data.requests')} />
      ))}
    </ul>
  );
};

interface CorrectionProps {
  readonly quoteId: string;
  readonly refresh: () => Promise<unknown>;
}

const CorrectionForm = ({ quoteId, refresh }: CorrectionProps) => {
  const text = useText();
  const [form, setForm] = useState({ subject: '', wish: '' });
  const [isChecked, setChecked] = useState(false);
  // The server takes a request id once, also when it is sent twice; the next request gets a new one.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const request = useMutation({
    mutationFn: () =>
      call(privacyEndpoints.requestCorrection, { params: { quoteId }, body: { ...form, requestId } }),
    onSuccess: async () => {
      toast.success(text('data.requestSent'));
      setForm({ subject: '', wish: '' });
      setChecked(false);
      setRequestId(crypto.randomUUID());
      await refresh();
    },
  });
  const missing = (value: string): string | null =>
    isChecked && value.trim() === '' ? text('data.required') : null;
  const send = (): void => {
    setChecked(true);
    if (form.subject.trim() !== '' && form.wish.trim() !== '') request.mutate();
  };
  return (
    <form
      className="py-stack"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p className="py-quiet">{text('data.correctByRequest')}</p>
      <TextField
        id="data-subject"
        label={text('data.subject')}
        help={text('data.subjectHelp')}
        maxLength={60}
        value={form.subject}
        error={missing(form.subject)}
        onChange={(subject) => setForm({ ...form, subject })}
      />
      <TextField
        id="data-wish"
        label={text('data.wish')}
        rows={3}
        maxLength={1000}
        value={form.wish}
        error={missing(form.wish)}
        onChange={(wish) => setForm({ ...form, wish })}
      />
      <div>
        <Button size="large" htmlType="submit" loading={request.isPending}>
          {text('data.send')}
        </Button>
      </div>
    </form>
  );
};

interface CorrectionBlockProps extends CorrectionProps {
  readonly data: Pick<MyData, 'correction' | 'requests'>;
  readonly quoteAddress: string;
}

/** An open quote is corrected in the quote itself, a policy by a request to the agent. */
export const CorrectionBlock = ({ data, quoteAddress, ...rest }: CorrectionBlockProps) => {
  const text = useText();
  return (
    <Block id="data-correct" title={text('data.correct')}>
      {data.correction === 'byRequest' ? <CorrectionForm {...rest} /> : null}
      {data.correction === 'closed' ? <p>{text('data.correctClosed')}</p> : null}
      {data.correction === 'inQuote' ? (
        <>
          <p>{text('data.correctInQuote')}</p>
          <Link className="py-text-button" to={quoteAddress}>
            {text('data.openQuote')}
          </Link>
        </>
      ) : null}
      <RequestLines requests={data.requests} />
    </Block>
  );
};
