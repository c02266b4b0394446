import { Suspense, lazy, useState } from 'react';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import { useText } from '#messages/catalogue.ts';
import { Button } from '@payung/shared/ui/button.tsx';

const PasteDialog = lazy(async () => ({ default: (await import('./paste-dialog.tsx')).PasteDialog }));

/** Fills in several insureds from a list. */
export const PasteLauncher = ({ quote }: { quote: AccidentQuoteRecord }) => {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="py-card py-stack-tight" aria-label={t('pa.paste.title')}>
      <p className="py-quiet">{t('pa.paste.offer')}</p>
      <div>
        <Button size="large" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('pa.paste.title')}
        </Button>
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <PasteDialog quote={quote} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
};
