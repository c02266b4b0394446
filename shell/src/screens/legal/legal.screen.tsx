import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { agreementEndpoints } from '@payung/shared/api/endpoints/agreement.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { LEGAL } from '@payung/shared/domain/legal-documents.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { LegalSections } from '@payung/shared/ui/text/legal-sections.tsx';
import { useText } from '#messages/text.ts';

/** A legal text: the version in force today, or the one that the address names (ruling R68). */
export const Screen = () => {
  const text = useText();
  const { document = '' } = useParams();
  const [search] = useSearchParams();
  const version = search.get('version');
  const query = version === null ? {} : { version };
  const answer = useQuery(
    queryOf(agreementEndpoints.legalText, { params: { document }, query, quiet: true }),
  );
  return (
    <Page title={answer.data?.title ?? text(document === LEGAL.privacy ? 'footer.privacy' : 'footer.terms')}>
      <QueryBoundary of={[answer]} loading={<Loading shape="list" />}>
        {(legal) => (
          <>
            <p className="py-quiet">
              {text('legal.version', { version: legal.version, day: formatDate(legal.inForceFrom) })}
            </p>
            <LegalSections language={legal.language} sections={legal.sections} />
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};
