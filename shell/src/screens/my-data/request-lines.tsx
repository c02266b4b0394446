import type { ReactNode } from 'react';
import type { PrivacyRequest } from '@payung/shared/schemas/privacy.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { useText } from './texts.ts';

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

/** What was asked for, and what became of it. */
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
