import { expect, it } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import type { Agreement } from '@payung/shared/schemas/agreement.ts';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import { aRegistrationReply, parts, someCompany, shippedAgreement } from '#testing/registration-data.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { Screen } from './terms.screen.tsx';

type Options = NonNullable<Parameters<typeof renderRegistration>[1]>;

const INDIVIDUAL = '/AOBIndividualIdCardTermsandConditions';
const CORPORATE = '/AOBCorporateIdCardTermsandConditions';
const company = () => aRegistrationReply({ kind: 'corporate', details: someCompany() });

const openTerms = ({ api, ...options }: Options = {}) =>
  renderRegistration(Screen, {
    route: INDIVIDUAL,
    ...options,
    api: { getAgreement: shippedAgreement(), ...api },
  });

const box = () => screen.findByRole('checkbox', { name: 'I have read and agree' });
const button = (name: string) => screen.findByRole('button', { name });

const paragraphs = async (): Promise<readonly string[]> => {
  const article = await screen.findByRole('article');
  return [...article.querySelectorAll('p')].map(({ textContent }) => textContent);
};

/** The text of the page for a person in English, and for a company in Indonesian. */
const shownWords = async () => {
  const person = openTerms();
  const english = await paragraphs();
  person.unmount();
  openTerms({
    route: CORPORATE,
    language: 'id',
    api: { getRegistration: company(), getAgreement: shippedAgreement('id') },
  });
  return { english, indonesian: await paragraphs() };
};

it('shows a services agreement for introducing customers during registration [ONB-029]', async () => {
  const { english, indonesian } = await shownWords();
  expect(english).toContain(
    'This is a services agreement for introducing customers, between you, the partner, and PT Asuransi Payung Nusantara, the insurer.',
  );
  expect(indonesian).toContain(
    'Ini adalah perjanjian layanan pengenalan nasabah antara Anda sebagai mitra dan PT Asuransi Payung Nusantara sebagai perusahaan asuransi.',
  );
});

it('says that the term is one year with automatic renewal [ONB-030]', async () => {
  const { english, indonesian } = await shownWords();
  expect(english).toContain(
    'The agreement is made for a term of one year, which begins on the day on which the insurer has accepted your registration.',
  );
  expect(indonesian).toContain(
    'Perjanjian ini berlaku untuk jangka waktu satu tahun, terhitung sejak hari perusahaan asuransi menerima pendaftaran Anda.',
  );
  expect(english).toContain(
    'It renews automatically for one more year at the end of each term, unless it was terminated before.',
  );
  expect(indonesian).toContain(
    'Perjanjian ini diperpanjang otomatis selama satu tahun pada setiap akhir jangka waktu, kecuali sudah diakhiri sebelumnya.',
  );
});

it("says that 30 days' written notice terminates it [ONB-031]", async () => {
  const { english, indonesian } = await shownWords();
  expect(english).toContain(
    "You and the insurer may each terminate the agreement at any time with 30 days' written notice, without giving a reason. An e-mail is written notice.",
  );
  expect(indonesian).toContain(
    'Anda maupun perusahaan asuransi dapat mengakhiri perjanjian ini kapan saja dengan pemberitahuan tertulis 30 hari sebelumnya, tanpa harus menyebutkan alasan. Email termasuk pemberitahuan tertulis.',
  );
});

it('says that points are the only fee, which the insurer may change unilaterally [ONB-032]', async () => {
  const { english, indonesian } = await shownWords();
  expect(english).toContain(
    'Points are the only fee for your services. There is no salary, no commission in money and no refund of expenses.',
  );
  expect(indonesian).toContain(
    'Poin adalah satu-satunya imbalan atas jasa Anda. Tidak ada gaji, komisi berupa uang, atau penggantian biaya.',
  );
  expect(english).toContain(
    'The insurer may change the points unilaterally: how many there are, what they are given for and what they can be used for. It tells you on the platform before a change applies; points that you already have stay yours.',
  );
  expect(indonesian).toContain(
    'Perusahaan asuransi dapat mengubah ketentuan poin secara sepihak: jumlahnya, dasar pemberiannya, dan penggunaannya. Perubahan diberitahukan di platform sebelum berlaku; poin yang sudah Anda miliki tetap milik Anda.',
  );
});

it('says that a dispute has 30 days before arbitration [ONB-033]', async () => {
  const { english, indonesian } = await shownWords();
  expect(english).toContain(
    'You and the insurer first try to settle a dispute by talking. This dispute period lasts 30 days from the day on which one tells the other about the dispute in writing.',
  );
  expect(indonesian).toContain(
    'Anda dan perusahaan asuransi lebih dahulu berusaha menyelesaikan perselisihan melalui musyawarah. Masa musyawarah ini berlangsung 30 hari sejak salah satu pihak memberitahukan perselisihan itu secara tertulis.',
  );
  expect(english).toContain(
    'A dispute that is not settled within these 30 days is decided by arbitration, in Jakarta and in the Indonesian language, by the arbitration body that is responsible for the insurance sector. Its decision is final.',
  );
  expect(indonesian).toContain(
    'Perselisihan yang tidak selesai dalam 30 hari tersebut diputus melalui arbitrase di Jakarta, dalam bahasa Indonesia, oleh lembaga arbitrase yang berwenang untuk sektor perasuransian. Putusannya bersifat final.',
  );
});

it('says that the partner cannot set prices, bind cover, collect premium or settle claims [ONB-034]', async () => {
  const { english, indonesian } = await shownWords();
  expect(english).toContain(
    'You cannot set or change prices: every premium is calculated by the insurer, and only discounts that the insurer offers may be given.',
  );
  expect(indonesian).toContain(
    'Anda tidak dapat menetapkan atau mengubah harga: setiap premi dihitung oleh perusahaan asuransi, dan hanya diskon yang ditawarkan perusahaan asuransi yang boleh diberikan.',
  );
  expect(english).toContain(
    'You cannot bind cover: insurance begins only when the insurer has issued the policy.',
  );
  expect(indonesian).toContain(
    'Anda tidak dapat mengikat pertanggungan: asuransi baru berlaku setelah perusahaan asuransi menerbitkan polis.',
  );
  expect(english).toContain(
    'You cannot collect premium: customers pay the insurer directly, and you never take money for a policy from them.',
  );
  expect(indonesian).toContain(
    'Anda tidak dapat menagih atau menerima premi: nasabah membayar langsung kepada perusahaan asuransi, dan Anda tidak pernah menerima uang polis dari nasabah.',
  );
  expect(english).toContain(
    'You cannot settle claims: you may help a customer to report a claim, but only the insurer decides and pays.',
  );
  expect(indonesian).toContain(
    'Anda tidak dapat menyelesaikan klaim: Anda boleh membantu nasabah melaporkan klaim, tetapi hanya perusahaan asuransi yang memutuskan dan membayar.',
  );
});

it('says that it is a sample, and how it treats data, secrets, income and removal', async () => {
  openTerms();
  const article = await screen.findByRole('article');
  for (const part of [
    'This is a sample text.',
    'There is no guarantee of income.',
    'The insurer may remove you from the platform at once',
    'Law 27/2022 on personal data protection',
    'You keep confidential what you learn about customers',
  ])
    expect(article.textContent).toContain(part);
});

it('jumps to a section from the list of contents', async () => {
  const { user } = openTerms();
  await user.click(await screen.findByText('Contents'));
  await user.click(screen.getByRole('button', { name: '9. Disputes' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '9. Disputes' }));
});

it('leads a person to the page of persons [ONB-028]', async () => {
  const { address } = openTerms({ route: CORPORATE });
  await waitFor(() => expect(address()).toBe(INDIVIDUAL));
});

it('leads a company to the page of companies [ONB-028]', async () => {
  const { address } = openTerms({ api: { getRegistration: company() } });
  await waitFor(() => expect(address()).toBe(CORPORATE));
});

it('accepts the shown version once the box is ticked, and opens the next task (ruling R56)', async () => {
  let isAccepted = false;
  const { user, callsOf, address } = openTerms({
    api: {
      getRegistration: () =>
        aRegistrationReply({
          parts: parts({
            agreement: { state: isAccepted ? 'given' : 'empty' },
            tax: { state: 'empty' },
            bank: { state: 'empty' },
          }),
        }),
      acceptAgreement: () => {
        isAccepted = true;
        return { message: 'ok' };
      },
    },
  });
  await user.click(await button('Accept'));
  expect(await screen.findByText('Please read the agreement, then tick this box.')).toBeDefined();
  expect(document.activeElement).toBe(await box());
  expect(callsOf('acceptAgreement')).toEqual([]);
  await user.click(await box());
  await user.click(await button('Accept'));
  await waitFor(() => expect(address()).toBe('/AOBIndividualTax'));
  expect(callsOf('acceptAgreement').map(({ method, address: to, body }) => [method, to, body])).toEqual([
    ['POST', 'agreement/accept', { version: '2026-11', language: 'en', hash: 'a1'.repeat(32) }],
  ]);
});

it('shows the new text, unticked, when another version has come into force', async () => {
  let shown: Agreement = shippedAgreement();
  const { user, callsOf, toasts } = openTerms({
    api: {
      getAgreement: () => shown,
      acceptAgreement: () => {
        shown = shippedAgreement('en', { version: '2026-12', hash: 'b2'.repeat(32) });
        return refuse({ status: 409, errCode: 1, errMsg: 'The agreement has changed.' });
      },
    },
  });
  await user.click(await box());
  await user.click(await button('Accept'));
  expect(await screen.findByText('The agreement has changed.')).toBeDefined();
  await screen.findByText(/Version 2026-12/);
  expect(await box()).toHaveProperty('checked', false);
  await user.click(await button('Accept'));
  expect(callsOf('acceptAgreement')).toHaveLength(1);
  expect(toasts).toEqual([]);
});

it('stays on the page when no answer comes, so that accepting can be retried', async () => {
  const { user, address } = openTerms({ api: { acceptAgreement: noAnswer() } });
  await user.click(await box());
  await user.click(await button('Accept'));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(address()).toBe(INDIVIDUAL);
  expect(await box()).toHaveProperty('checked', true);
});

it('shows when it was accepted before, and continues', async () => {
  const { user, address } = openTerms({
    api: { getAgreement: shippedAgreement('en', { acceptedAt: '2026-11-22T03:00:00.000Z' }) },
  });
  expect(await screen.findByText('You accepted this agreement on 22/11/2026, 10:00 WIB.')).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(await button('Continue'));
  await waitFor(() => expect(address()).toBe('/AOBIndividualIdCard'));
});
