import type { InsuranceProduct } from '#areas/quote/product/insurance-product.ts';
import type { Queries } from '#core/database/database.ts';
import { insuredOf } from '#core/database/subject.ts';
import type { IdentitySubject } from '#core/database/subject.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { HandlerContextOf } from '../area.ts';

/** The only insured of most quotes. */
const FIRST = 1;

/** Whose card the call is about. */
export const subjectOf = ({
  params,
  query,
}: Pick<HandlerContextOf<'productToken'>, 'params' | 'query'>): IdentitySubject =>
  insuredOf(params.quoteId, Number(query.insuredNo ?? FIRST));

/** Whether the quote insures somebody of that number. */
export const hasInsured = async (
  db: Queries,
  product: Pick<InsuranceProduct, 'hasInsured'>,
  { quote, insuredNo }: { readonly quote: Quote; readonly insuredNo: number },
): Promise<boolean> =>
  product.hasInsured === undefined ? insuredNo === FIRST : product.hasInsured(db, quote, insuredNo);
