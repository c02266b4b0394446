import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { call } from '@payung/shared/api/client.ts';
import { pointsEndpoints } from '@payung/shared/api/endpoints/points.ts';
import type { PointsStatement } from '@payung/shared/api/endpoints/points.ts';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { saveFile } from '@payung/shared/ui/feedback/save-file.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useText } from '#messages/catalogue.ts';

type ExportProps = Pick<PointsStatement, 'month' | 'upTo'>;

/** All entries of the month up to the number that the page shows, so that file and page agree to the last point. */
export const ExportStatement = ({ month, upTo }: ExportProps) => {
  const text = useText();
  const download = useMutation({
    mutationFn: async () => {
      const file = await call(pointsEndpoints.exportPoints, { query: { month, upTo: String(upTo) } });
      saveFile(file, `${BRAND.name}_points_${month}_${upTo}.csv`);
    },
    meta: { quiet: true },
  });
  return (
    <>
      <Button
        size="large"
        icon={<LineIcon path={DRAWINGS.download} size={20} />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {text('lists.export')}
      </Button>
      {download.isError ? <InlineNotice kind="error" text={text('lists.exportFailed')} /> : null}
    </>
  );
};
