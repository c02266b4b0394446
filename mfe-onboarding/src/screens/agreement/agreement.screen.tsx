import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { agreementEndpoints } from '@payung/shared/api/endpoints/agreement.ts';
import type { Agreement } from '@payung/shared/schemas/agreement.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { toast } from '@payung/shared/ui/toast.ts';
import { AcceptBar } from '#agreement/accept-bar.tsx';
import { AcceptedList } from './accepted-list.tsx';
import { AgreementText } from '#agreement/agreement-text.tsx';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { NotNow } from './not-now.tsx';

/** Where the login wanted to go; never another site. */
const nextOf = (query: URLSearchParams): string | undefined => {
  const next = query.get('next');
  return next !== null && /^\/(?![/\\])/.test(next) ? next : undefined;
};

const useAfterAccepting = (next: string | undefined) => {
  const text = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async (): Promise<void> => {
    toast.success(text('agreement.thanks'));
    await queries.invalidateQueries();
    if (next !== undefined) await navigate(next, { replace: true });
  };
};

/** The bar is there until the version in force is accepted. */
const useBar = (agreement: Agreement | undefined, next: string | undefined, onNotNow: () => void) => {
  const text = useText();
  const onAccepted = useAfterAccepting(next);
  if (agreement === undefined || agreement.acceptedAt !== undefined) return undefined;
  return (
    <AcceptBar
      agreement={agreement}
      onAccepted={onAccepted}
      {...(next === undefined ? {} : { secondary: { label: text('agreement.notNow'), onPress: onNotNow } })}
    />
  );
};

/** An agent reads the agreement again, and accepts a new version: at the login it stands before everything else. */
export const Screen = () => {
  const text = useText();
  const [query] = useSearchParams();
  const next = nextOf(query);
  const [isLeaving, setLeaving] = useState(false);
  const read = useQuery(queryOf(agreementEndpoints.getAgreement));
  const bar = useBar(read.data, next, () => setLeaving(true));
  return (
    <Page
      title={text('agreement.title')}
      {...(next === undefined ? { back: onboardingRoutes.profile.path } : {})}
      intro={bar !== undefined && next !== undefined ? text('agreement.newVersion') : undefined}
      bar={bar}
    >
      <QueryBoundary of={[read]} loading={<Loading shape="sections" />}>
        {(agreement) => <AgreementText agreement={agreement} />}
      </QueryBoundary>
      <AcceptedList />
      {isLeaving ? <NotNow onClose={() => setLeaving(false)} /> : null}
    </Page>
  );
};
