import { useMutation } from '@tanstack/react-query';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { saveFile } from '@payung/shared/ui/feedback/save-file.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useText } from '#messages/catalogue.ts';
import { Button } from '@payung/shared/ui/button.tsx';

interface ExportButtonProps {
  /** The file name after the brand's name, without its ending. */
  readonly name: string;
  readonly read: () => Promise<Blob>;
}

/** Saves all pages of a list as a file for a spreadsheet. */
export const ExportButton = ({ name, read }: ExportButtonProps) => {
  const text = useText();
  const download = useMutation({
    mutationFn: async () => saveFile(await read(), `${BRAND.name}_${name}.csv`),
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
