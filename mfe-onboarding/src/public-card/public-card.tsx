import type { ReactNode } from 'react';
import { cardPictureAddress } from '@payung/shared/journey/share/card-picture.ts';
import type { PublicCard } from '@payung/shared/schemas/profile.ts';
import type { Tier } from '@payung/shared/domain/network/members.ts';
import { TIERS } from '@payung/shared/domain/network/members.ts';
import { BlobPicture } from '@payung/shared/ui/protected-picture.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './public-card.module.css';

const PICTURE_SIZE = 80;

const isTier = (tier: string): tier is Tier => (TIERS as readonly string[]).includes(tier);

/** Links to a foreign page without a referrer. */
const ForeignLink = ({ url, children }: { url: string; children: ReactNode }) =>
  url.startsWith('https://') ? (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ) : (
    children
  );

interface ListProps {
  title: string;
  /** Hidden when it is empty. */
  items: readonly ReactNode[];
}

const List = ({ title, items }: ListProps) =>
  items.length === 0 ? null : (
    <div className="py-stack-tight">
      <h3>{title}</h3>
      <ul className="py-stack-tight">
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries have no identity, and are only shown
          <li key={index} className={styles['words']}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );

interface PublicCardViewProps {
  card: PublicCard;
  /** The id of the invite link with which the card is shown. */
  linkId?: string | undefined;
  /** A picture that was just sent, instead of the one of the link. */
  picture?: Blob | undefined;
}

const CardPicture = ({ card, linkId, picture }: PublicCardViewProps) => {
  const alt = useText()('card.picture.of', { name: card.fullName });
  const className = styles['picture'];
  if (picture !== undefined)
    return <BlobPicture image={picture} className={className} size={PICTURE_SIZE} alt={alt} />;
  if (!card.hasPicture || linkId === undefined) return null;
  return (
    <img
      className={className}
      src={cardPictureAddress(linkId)}
      width={PICTURE_SIZE}
      height={PICTURE_SIZE}
      alt={alt}
    />
  );
};

/** The agent as strangers see them on the invite page (ruling R40); all texts are shown as plain text. */
export const PublicCardView = ({ card, linkId, picture }: PublicCardViewProps) => {
  const text = useText();
  const { fullName, tier, company, socialLinks, achievements, blogs, testimonials } = card;
  return (
    <section className="py-card" aria-label={text('card.of', { name: fullName })}>
      <div className={styles['head']}>
        <CardPicture card={card} linkId={linkId} picture={picture} />
        <div>
          <h2>{fullName}</h2>
          {company === '' ? null : <p className={styles['words']}>{company}</p>}
          {isTier(tier) ? <p className="py-quiet py-small">{text(`card.tier.${tier}`)}</p> : null}
        </div>
      </div>
      <List title={text('card.achievements')} items={achievements} />
      <List
        title={text('card.testimonials')}
        items={testimonials.map(({ name, words }) => (
          <blockquote key={name} className={styles['quote']}>
            <p>{words}</p>
            <p className="py-quiet py-small">{name}</p>
          </blockquote>
        ))}
      />
      <List
        title={text('card.blogs')}
        items={blogs.map(({ title, url }) => (
          <ForeignLink key={url} url={url}>
            {title}
          </ForeignLink>
        ))}
      />
      <List
        title={text('card.socialLinks')}
        items={socialLinks.map(({ network, url }) => (
          <ForeignLink key={url} url={url}>
            {network}
          </ForeignLink>
        ))}
      />
    </section>
  );
};
