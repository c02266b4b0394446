import type { MemberContact } from '@payung/shared/api/endpoints/network.ts';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { EmailText } from '@payung/shared/ui/text/email-text.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useText } from '#messages/catalogue.ts';
import { OFFICE_TEXTS } from './member-texts.tsx';

const filled = (value: string): string => (value === '' ? '–' : value);

/** For Commercial and Support alone; numbers come with their last characters (NET-010, NET-011). */
export const ContactFacts = ({ contact }: { readonly contact: MemberContact }) => {
  const text = useText();
  const { kind, office } = contact;
  return (
    <>
      <Block id="member-contact" title={text('tree.contact')}>
        <Facts>
          <Fact label={text('tree.email')}>
            <EmailText address={filled(contact.email)} />
          </Fact>
          <Fact label={text('tree.phone')}>{filled(contact.phone)}</Fact>
          <Fact label={text('tree.address')}>{filled(contact.address)}</Fact>
          <Fact label={text('tree.city')}>{filled(contact.city)}</Fact>
          <Fact label={text('tree.office')}>{text(OFFICE_TEXTS[office])}</Fact>
        </Facts>
      </Block>
      <Block id="member-papers" title={text('tree.papers')}>
        <Facts>
          <Fact label={text('tree.idType')}>{filled(contact.idType)}</Fact>
          <Fact label={text('tree.idNumber')}>{filled(contact.idNumber)}</Fact>
          <Fact label={text('tree.taxId')}>{filled(contact.taxId)}</Fact>
          <Fact label={text('tree.bankName')}>{filled(contact.bankName)}</Fact>
          <Fact label={text('tree.accountHolder')}>{filled(contact.accountHolder)}</Fact>
          <Fact label={text('tree.accountNumber')}>{filled(contact.accountNumber)}</Fact>
        </Facts>
      </Block>
      {kind === 'corporate' ? (
        <Block id="member-company" title={text('tree.company')}>
          <Facts>
            <Fact label={text('tree.companyName')}>{filled(contact.companyName)}</Fact>
            <Fact label={text('tree.directorName')}>{filled(contact.directorName)}</Fact>
            <Fact label={text('tree.contactEmail')}>
              <EmailText address={filled(contact.contactEmail)} />
            </Fact>
            <Fact label={text('tree.businessNumber')}>{filled(contact.businessNumber)}</Fact>
          </Facts>
        </Block>
      ) : null}
    </>
  );
};
