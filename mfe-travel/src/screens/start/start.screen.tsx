import { useNavigate } from 'react-router-dom';
import { useAddressForLead } from '@payung/shared/journey/start/lead-of-quote.ts';
import { startScreen } from '@payung/shared/journey/start/quote-start.tsx';
import { afterPaint } from '@payung/shared/ui/after-paint.ts';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Button } from '@payung/shared/ui/button.tsx';
import { Block, Page } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { useTravelStep } from '#travel-quote/kit.ts';
import { TravelCovers } from './travel-covers.tsx';

/** Where most travel, in that order; all others are searched in the form. */
const FREQUENT = ['JP', 'SG', 'MY', 'umrah', 'europe', 'bali'] as const;

/** The start of an agent's quote: where to, and what is covered. */
const BeginQuote = () => {
  const t = useText();
  const navigate = useNavigate();
  const forLead = useAddressForLead();
  const { progress, entryAddress = '' } = useTravelStep('start');
  const begin = (query = '') => afterPaint(() => void navigate(forLead(`${entryAddress}${query}`)));
  return (
    <Page
      title={t('travel.start.title')}
      step={progress}
      intro={t('travel.start.intro')}
      bar={<ActionBar primary={{ label: t('start.begin'), onPress: () => begin() }} />}
    >
      <Block id="where" title={t('travel.start.where')}>
        <div className="py-row">
          {FREQUENT.map((id) => (
            <Button key={id} size="large" onClick={() => begin(`?destination=${id}`)}>
              {t(`travel.start.to.${id}`)}
            </Button>
          ))}
        </div>
        <p className="py-field-help">{t('travel.start.where.help')}</p>
      </Block>
      <TravelCovers />
    </Page>
  );
};

export const Screen = startScreen(BeginQuote, () => import('./resume-quote.tsx'));
