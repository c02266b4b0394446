import { findProof, provenText } from '@payung/shared/proof/proof-of-work.ts';
import { PAGE_ID_HEADER, PROOF_HEADERS } from '@payung/shared/proof/proof-headers.ts';
import { normalisePhone } from '@payung/shared/domain/people/phone.ts';

/** As an edge and a page send them, for a phone or for what is tried; without its name the page is that of the address. */
export const provenHeaders = async (
  subject: string,
  address = '127.0.0.1',
  name = `${address} ${subject}`,
): Promise<Readonly<Record<string, string>>> => {
  const page = Buffer.from(name).toString('base64url');
  return {
    'x-forwarded-for': address,
    [PAGE_ID_HEADER]: page,
    [PROOF_HEADERS.pageToken]: page,
    [PROOF_HEADERS.answer]: (await findProof(provenText(page, subject))) ?? '',
  };
};

/** Of a call that asks for a code. */
export const codeHeaders = (
  body: unknown,
  address?: string,
  page?: string,
): Promise<Readonly<Record<string, string>>> => {
  const { mobileNo } = body as { readonly mobileNo?: unknown };
  return provenHeaders(normalisePhone(typeof mobileNo === 'string' ? mobileNo : ''), address, page);
};
