import { Link } from 'react-router-dom';
import { formatDate } from '@payung/shared/domain/dates.ts';
import type { MyProfile } from '@payung/shared/schemas/profile.ts';
import { nationalPhone } from '@payung/shared/domain/people/phone.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useText } from '#messages/catalogue.ts';
import { onboardingRoutes } from '#contract/routes.ts';
import { CardReview } from '#profile/own-profile.tsx';

/** The verified identity of the agent, which only staff change. */
export const PersonBlock = ({ profile }: { profile: MyProfile }) => {
  const text = useText();
  const facts = [
    ['profile.companyName', profile.companyName],
    ['profile.directorName', profile.directorName],
    ['profile.businessNumber', profile.businessNumber],
    ['profile.name', profile.name],
    ['profile.agentCode', profile.agentCode],
    ['profile.phone', nationalPhone(profile.phone)],
    ['profile.joinedOn', profile.joinedOn === '' ? '' : formatDate(profile.joinedOn)],
    ['profile.invitedBy', profile.invitedBy],
  ] as const;
  return (
    <Block id="person" title={text(profile.kind === 'corporate' ? 'profile.company' : 'profile.person')}>
      <Facts>
        {facts.map(([label, value]) =>
          value === undefined || value === '' ? null : (
            <Fact key={label} label={text(label)}>
              {value}
            </Fact>
          ),
        )}
      </Facts>
    </Block>
  );
};

const routes = onboardingRoutes;

/** ID card, tax number and bank account: what is on file, and where each is changed. */
export const Documents = ({ profile }: { profile: MyProfile }) => {
  const text = useText();
  const { idCard, tax, bank } = profile;
  const documents = [
    {
      id: 'id-card',
      title: text('profile.card'),
      value: idCard.isOnFile ? idCard.number : undefined,
      address: routes.profileCard.path,
      change: text(idCard.isOnFile ? 'profile.card.open' : 'profile.card.add'),
    },
    {
      id: 'tax',
      title: text('profile.tax'),
      value: tax.isOnFile ? tax.number : undefined,
      address: routes.profileTax.path,
      change: text(tax.isOnFile ? 'profile.tax.open' : 'profile.tax.add'),
    },
    {
      id: 'bank',
      title: text('profile.bank'),
      value: bank && `${bank.bankName}, ${bank.accountHolder}, ${bank.accountNumber}`,
      address: routes.profileBank.path,
      change: text(bank === undefined ? 'profile.bank.add' : 'profile.bank.open'),
    },
  ];
  return documents.map(({ id, title, value, address, change }) => (
    <Block key={id} id={id} title={title}>
      <p>{value ?? text('profile.missing')}</p>
      {id === 'id-card' ? <CardReview profile={profile} /> : null}
      <div>
        <Link className="py-text-button" to={address}>
          {change}
        </Link>
      </div>
    </Block>
  ));
};

/** Pages of the own account beside this one. */
export const MorePages = () => {
  const text = useText();
  const pages = [
    ['profile.publicCard', routes.publicCard.path],
    ['profile.agreement', routes.agreement.path],
    ['profile.myData', shellRoutes.myData.path],
    ['profile.passkeys', shellRoutes.passkeys.path],
  ] as const;
  return (
    <Block id="more" title={text('profile.more')}>
      <ul className="py-stack-tight">
        {pages.map(([label, address]) => (
          <li key={label}>
            <Link className="py-text-button" to={address}>
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
};
