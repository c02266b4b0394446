import { IDENTITY_FILE } from '@payung/shared/domain/people/identity-check.ts';
import type { PublicCardForm, PublicCard } from '@payung/shared/schemas/profile.ts';
import { LIMITS_OF_SESSIONS } from '#core/access/concerned-limits.ts';
import { countHit } from '#core/access/limits.ts';
import { provenPage } from '#core/access/proof.ts';
import { personOf, requireAgent } from '#core/access/caller.ts';
import { isInvite, isQuoteLink, requireAnyLink } from '#areas/auth/links/open-link.ts';
import type { FoundLink } from '#areas/auth/links/share-links-sql.ts';
import { FILE_TEXTS } from '#areas/identity/identity-texts.ts';
import type { Queries } from '#core/database/database.ts';
import { ApiRefusal, badRequest, notFound, tooMany } from '#core/http/api-refusal.ts';
import { cleanImage } from '#core/pictures/clean-image.ts';
import {
  findCardPicture,
  publicCardOf,
  saveCardPicture,
  savePublicCard as saveCard,
} from '#areas/agents/sql/public-cards.ts';
import type { BinaryReply, HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { PROFILE_TEXTS } from './profile-texts.ts';

/** Sharp enough for the size at which it is shown; the longer side, in pixels. */
const LONGER_SIDE = 512;
const CACHED_SECONDS = 300;

const requireCard = async (db: Queries, agentId: string): Promise<PublicCard> => {
  const card = await publicCardOf(db, agentId);
  if (card === undefined) throw notFound();
  return card;
};

export const getPublicCard = (
  { caller }: HandlerContextOf<'getPublicCard'>,
  { db }: Services,
): Promise<PublicCard> => requireCard(db, requireAgent(caller).agentId);

const trimmed = (card: PublicCardForm): PublicCardForm => ({
  company: card.company.trim(),
  socialLinks: card.socialLinks.map(({ network, url }) => ({ network: network.trim(), url: url.trim() })),
  achievements: card.achievements.map((text) => text.trim()),
  blogs: card.blogs.map(({ title, url }) => ({ title: title.trim(), url: url.trim() })),
  testimonials: card.testimonials.map(({ name, words }) => ({ name: name.trim(), words: words.trim() })),
});

/** Every entry is whole; addresses, lengths and numbers of entries the request's schema has checked. */
const validateCard = ({ socialLinks, achievements, blogs, testimonials }: PublicCardForm): void => {
  const texts = [
    ...socialLinks.map(({ network }) => network),
    ...achievements,
    ...blogs.map(({ title }) => title),
    ...testimonials.flatMap(({ name, words }) => [name, words]),
  ];
  if (texts.includes('')) throw badRequest(PROFILE_TEXTS.cardIncomplete);
};

export const savePublicCard = async (
  { caller, body }: HandlerContextOf<'savePublicCard'>,
  { db, clock }: Services,
): Promise<PublicCard> => {
  const { agentId } = requireAgent(caller);
  const card = trimmed(body);
  validateCard(card);
  await saveCard(db, { agentId, card }, clock.now());
  return requireCard(db, agentId);
};

export const uploadCardPicture = async (
  { caller, upload, language }: HandlerContextOf<'uploadCardPicture'>,
  services: Services,
) => {
  const { agentId } = requireAgent(caller);
  const seconds = await countHit(services, LIMITS_OF_SESSIONS.limit('cardPictures', agentId));
  if (seconds > 0) throw tooMany(seconds);
  if (upload.length > IDENTITY_FILE.maxBytes) throw badRequest(FILE_TEXTS.size);
  const image = await cleanImage(upload, { longerSide: LONGER_SIDE, person: personOf(caller) });
  if ('problem' in image) {
    throw badRequest(image.problem === 'broken' ? PROFILE_TEXTS.pictureBroken : FILE_TEXTS[image.problem]);
  }
  await saveCardPicture(services.db, { agentId, picture: image.jpeg }, services.clock.now());
  return { message: PROFILE_TEXTS.pictureSaved[language] };
};

/** An invitation, or a quote that an agent shared. */
const isOfAgent = (link: FoundLink): boolean => isInvite(link) || isQuoteLink(link);

/** The picture of the agent of a valid link; otherwise 404, as without a picture. */
export const cardPicture = async (
  { params: { linkId }, address, shown }: HandlerContextOf<'cardPicture'>,
  services: Services,
): Promise<BinaryReply> => {
  const isPaid = async () => (await provenPage(services, shown, linkId)) !== undefined;
  try {
    const link = await requireAnyLink(services, { linkId, address, isPaid }, isOfAgent);
    const bytes = await findCardPicture(services.db, link.agent_id);
    if (bytes === undefined) throw notFound();
    return { bytes, contentType: 'image/jpeg', cacheSeconds: CACHED_SECONDS };
  } catch (error) {
    throw error instanceof ApiRefusal && [400, 403].includes(error.status) ? notFound() : error;
  }
};
