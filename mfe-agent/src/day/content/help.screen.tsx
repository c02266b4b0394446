import { useIntl } from 'react-intl';
import { phoneAddress, whatsAppAddress } from '@payung/shared/domain/text/share-text.ts';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useText } from '#messages/catalogue.ts';
import { ContentPage } from './content-page.tsx';
import { Entries } from './entries.tsx';

/** How the insurer is reached: for questions, for claims, and at night. */
const ContactWays = () => {
  const text = useText();
  const language = useIntl().locale.startsWith('id') ? 'id' : 'en';
  const { supportEmail, supportWhatsApp, claims, emergencyPhone } = BRAND;
  return (
    <section className="py-card" aria-labelledby="contact">
      <h2 id="contact">{text('content.write')}</h2>
      <p>{text('content.writeHelp')}</p>
      <Facts>
        <Fact label={text('content.questions')}>
          <a className="py-text-button" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          <div>
            <a
              className="py-text-button"
              href={whatsAppAddress(text('content.questions'), supportWhatsApp)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {text('share.whatsApp')} {supportWhatsApp}
            </a>
          </div>
        </Fact>
        <Fact label={text('content.claims')}>
          <div>
            <a className="py-text-button" href={phoneAddress(claims.phone)}>
              {claims.phone}
            </a>
          </div>
          <a className="py-text-button" href={`mailto:${claims.email}`}>
            {claims.email}
          </a>
          <div className="py-small py-quiet">{claims.hours[language]}</div>
        </Fact>
        <Fact label={text('content.emergency')}>
          <a className="py-text-button" href={phoneAddress(emergencyPhone)}>
            {emergencyPhone}
          </a>
        </Fact>
      </Facts>
    </section>
  );
};

/** Ways to reach the insurer, and help to look up. */
export const Screen = () => {
  const text = useText();
  return (
    <ContentPage
      kind="help"
      title={text('content.help')}
      intro={text('content.helpIntro')}
      lead={<ContactWays />}
    >
      {(items) => <Entries items={items} />}
    </ContentPage>
  );
};
