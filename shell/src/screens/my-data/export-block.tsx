import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { saveFile } from '@payung/shared/ui/feedback/save-file.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { useText } from './texts.ts';

export const ExportBlock = ({ download }: { readonly download: () => Promise<Blob> }) => {
  const text = useText();
  const saving = useMutation({ mutationFn: async () => saveFile(await download(), 'my-data.json') });
  return (
    <Block id="data-export" title={text('data.export')}>
      <p className="py-quiet">{text('data.exportHelp')}</p>
      <div>
        <Button size="large" loading={saving.isPending} onClick={() => saving.mutate()}>
          {text('data.exportButton')}
        </Button>
      </div>
    </Block>
  );
};
