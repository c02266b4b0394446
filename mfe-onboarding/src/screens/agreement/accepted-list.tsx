import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { call } from '@payung/shared/api/client.ts';
import { agreementEndpoints } from '@payung/shared/api/endpoints/agreement.ts';
import type { AcceptedAgreement } from '@payung/shared/schemas/agreement.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { formatMoment } from '@payung/shared/domain/dates.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { saveFile } from '@payung/shared/ui/feedback/save-file.ts';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';

const Accepted = ({ version, language, acceptedAt }: AcceptedAgreement) => {
  const text = useText();
  const download = useMutation({
    mutationFn: () => call(agreementEndpoints.agreementPdf, { params: { version } }),
    meta: { quiet: true },
    onSuccess: (file) => saveFile(file, `${text('agreement.fileName')}-${version}.pdf`),
  });
  return (
    <li className="py-stack-tight">
      <div className="py-between">
        <div>
          <strong>{text('agreement.versionOf', { version })}</strong>
          <p className="py-small py-quiet">
            {text('agreement.acceptedIn', {
              moment: formatMoment(acceptedAt),
              language: text(language === 'en' ? 'agreement.english' : 'agreement.indonesian'),
            })}
          </p>
        </div>
        <Button
          aria-label={`${text('agreement.download')}: ${version}`}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {text('agreement.download')}
        </Button>
      </div>
      {download.isError ? <InlineNotice kind="error" text={text('agreement.downloadFailed')} /> : null}
    </li>
  );
};

/** What the reader has accepted, each version as the PDF of that day. */
export const AcceptedList = () => {
  const text = useText();
  const read = useQuery(queryOf(agreementEndpoints.acceptedAgreements, { quiet: true }));
  return (
    <Block id="accepted-agreements" title={text('agreement.acceptedTitle')}>
      <QueryBoundary quiet of={[read]} loading={<Loading shape="list" />}>
        {({ agreements }) =>
          agreements.length === 0 ? (
            <p>{text('agreement.noneAccepted')}</p>
          ) : (
            <ul className="py-stack">
              {agreements.map((accepted) => (
                <Accepted key={accepted.version} {...accepted} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Block>
  );
};
