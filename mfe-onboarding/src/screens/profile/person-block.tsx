import { formatDate } from '@payung/shared/domain/dates.ts';
import type { MyProfile } from '@payung/shared/api/endpoints/profile.ts';
import { nationalPhone } from '@payung/shared/domain/people/phone.ts';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useText } from '#messages/catalogue.ts';

/** Who the agent is, as verified: it is changed by staff alone. */
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
