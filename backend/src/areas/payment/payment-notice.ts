import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import type { Queries } from '#core/database/database.ts';
import { fillIn } from '#core/http/texts.ts';
import { messageTo } from '#providers/messages/designed-message.ts';
import type { NewMessage } from '#providers/messages/designed-message.ts';
import { DOCUMENT_TEXTS } from '#areas/quote/documents/document-texts.ts';
import type { ShownProduct } from '#areas/quote/product/products.ts';
import { findQuote } from '#areas/quote/sql/quotes.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { PaymentNotice, Services } from '../services.ts';
import { noticeLanguage, noticeRecipient } from '../quote/quote-notice.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { RefundReason } from '@payung/shared/domain/money/refunds.ts';

const valuesOf = (
  { amount, reason, paidOn, reference, language }: PaymentNotice,
  quote: Quote,
  product: ShownProduct,
) => ({
  product: product.words[language],
  policyNo: quote.policy_no ?? '',
  quoteCode: quote.code,
  insured: quote.insured_name,
  amount: formatRupiah(amount ?? quote.due_premium),
  date: quote.pay_later_due === null ? '' : formatDate(quote.pay_later_due),
  paidOn: paidOn === undefined ? '' : formatDate(paidOn),
  reference: reference ?? '',
  reason: reason === undefined ? '' : REFUND_REASONS[reason][language],
});

interface NoticeOf {
  readonly tx: Queries;
  readonly quote: Quote;
  /** By which the customer pays. */
  readonly link?: string;
}

/** Writes to the customer and to the agent, to each in their own language. */
export const notifyOfPayment = async (
  { enqueue }: Pick<Services, 'enqueue'>,
  { tx, quote, link }: NoticeOf,
  notice: Omit<PaymentNotice, 'kind' | 'quoteId' | 'to' | 'language' | 'link'>,
): Promise<void> => {
  for (const to of ['customer', 'agent'] as const) {
    const language = await noticeLanguage(tx, to, quote);
    const job = { kind: 'sendPaymentNotice', quoteId: quote.id, to, language, ...notice } as const;
    await enqueue(tx, to === 'agent' || link === undefined ? job : { ...job, link });
  }
};

/** Notices to agent and customer about money; nothing where there is nobody to notify. */
export const paymentNotice = async (
  services: Services,
  job: PaymentNotice,
): Promise<NewMessage | undefined> => {
  const quote = await findQuote(services.db, job.quoteId);
  if (quote === undefined) return undefined;
  const address = await noticeRecipient(services.db, job.to, quote);
  if (address === undefined) return undefined;
  const { language } = job;
  const product = services.products.shown(quote.product_id);
  const { subject, body } = NOTICE_TEXTS[job.notice][job.to];
  const values = { ...valuesOf(job, quote, product), name: address.name };
  const facts = [...NOTICE_FACTS[job.notice], ...(job.to === 'agent' ? (['insured'] as const) : [])];
  return messageTo(address, {
    language,
    title: fillIn(subject[language], values),
    about: product.name[language],
    paragraphs: fillIn(body[language], values).split('\n\n'),
    facts: facts.map((fact) => [FACT_NAMES[fact][language], values[fact]]),
    button: buttonOf(services, job, values.amount),
  });
};

type Fact = 'policyNo' | 'quoteCode' | 'insured' | 'amount' | 'date' | 'paidOn' | 'reference';

const FACT_NAMES: Readonly<Record<Fact, BilingualText>> = {
  policyNo: DOCUMENT_TEXTS.policyNo,
  quoteCode: DOCUMENT_TEXTS.quotation,
  insured: DOCUMENT_TEXTS.insured,
  amount: { en: 'Amount', id: 'Jumlah' },
  date: { en: 'Pay by', id: 'Bayar paling lambat' },
  paidOn: { en: 'Paid back on', id: 'Dikembalikan pada' },
  reference: { en: 'Reference', id: 'Referensi' },
};

const NOTICE_FACTS: Readonly<Record<PaymentNotice['notice'], readonly Fact[]>> = {
  dueInSevenDays: ['policyNo', 'amount', 'date'],
  dueTomorrow: ['policyNo', 'amount', 'date'],
  cancelled: ['policyNo'],
  refundDue: ['quoteCode', 'amount'],
  refundPaid: ['quoteCode', 'amount', 'paidOn', 'reference'],
  paymentTakenBack: ['quoteCode', 'amount'],
  policyEnded: ['policyNo', 'amount'],
};

const PAY: BilingualText = { en: 'Pay {amount}', id: 'Bayar {amount}' };
const PENDING: BilingualText = { en: 'Open Pending payments', id: 'Buka Menunggu pembayaran' };

/** Of a reminder: who is to pay pays, and the agent finds what is to be paid. */
const buttonOf = (
  { publicUrl }: Pick<Services, 'publicUrl'>,
  { notice, to, link = '', language }: PaymentNotice,
  amount: string,
) => {
  if (notice !== 'dueInSevenDays' && notice !== 'dueTomorrow') return undefined;
  if (to === 'agent')
    return { label: PENDING[language], address: `${publicUrl}/app/notificationpaymentpending` };
  return link === '' ? undefined : { label: fillIn(PAY[language], { amount }), address: link };
};

interface Letter {
  readonly subject: BilingualText;
  readonly body: BilingualText;
}

const REMINDER_TO_CUSTOMER: Letter = {
  subject: {
    en: 'Please pay policy {policyNo} by {date}',
    id: 'Mohon bayar polis {policyNo} paling lambat {date}',
  },
  body: {
    en: 'Dear {name},\n\nPlease pay {amount} for your policy {policyNo} ({product}) by {date}. If it is not paid by then, the policy is cancelled. Your agent can help you with the payment.',
    id: 'Yth. {name},\n\nMohon bayar {amount} untuk polis Anda {policyNo} ({product}) paling lambat {date}. Jika belum dibayar sampai tanggal itu, polis dibatalkan. Agen Anda dapat membantu pembayarannya.',
  },
};

const REMINDER_TO_AGENT: Letter = {
  subject: { en: 'Policy {policyNo} is not paid yet', id: 'Polis {policyNo} belum dibayar' },
  body: {
    en: 'Dear {name},\n\nPolicy {policyNo} ({product}) of {insured} is not paid yet: {amount}, due {date}. You will find the payment link under Pending payments.',
    id: 'Halo {name},\n\nPolis {policyNo} ({product}) atas nama {insured} belum dibayar: {amount}, jatuh tempo {date}. Tautan pembayaran ada di halaman Menunggu pembayaran.',
  },
};

/** The texts per recipient. */
const NOTICE_TEXTS: Readonly<Record<PaymentNotice['notice'], Readonly<Record<PaymentNotice['to'], Letter>>>> =
  {
    dueInSevenDays: { customer: REMINDER_TO_CUSTOMER, agent: REMINDER_TO_AGENT },
    dueTomorrow: { customer: REMINDER_TO_CUSTOMER, agent: REMINDER_TO_AGENT },
    cancelled: {
      customer: {
        subject: { en: 'Policy {policyNo} was cancelled', id: 'Polis {policyNo} dibatalkan' },
        body: {
          en: 'Dear {name},\n\nYour policy {policyNo} ({product}) was cancelled because it was not paid by {date}. You are no longer covered by it. Please do not pay for it any more; any payment that still arrives will be refunded.',
          id: 'Yth. {name},\n\nPolis Anda {policyNo} ({product}) dibatalkan karena tidak dibayar sampai {date}. Polis ini tidak lagi memberi perlindungan. Mohon jangan membayar lagi; pembayaran yang masih masuk akan dikembalikan.',
        },
      },
      agent: {
        subject: { en: 'Policy {policyNo} was cancelled', id: 'Polis {policyNo} dibatalkan' },
        body: {
          en: 'Dear {name},\n\nPolicy {policyNo} ({product}) of {insured} was cancelled because it was not paid by {date}.',
          id: 'Halo {name},\n\nPolis {policyNo} ({product}) atas nama {insured} dibatalkan karena tidak dibayar sampai {date}.',
        },
      },
    },
    refundDue: {
      customer: {
        subject: {
          en: 'We will refund your payment of {amount}',
          id: 'Pembayaran Anda {amount} akan dikembalikan',
        },
        body: {
          en: 'Dear {name},\n\nWe received {amount} for quote {quoteCode} ({product}) and will refund it: {reason}.',
          id: 'Yth. {name},\n\nKami menerima {amount} untuk penawaran {quoteCode} ({product}) dan akan mengembalikannya: {reason}.',
        },
      },
      agent: {
        subject: {
          en: 'A payment of {amount} will be refunded',
          id: 'Pembayaran {amount} akan dikembalikan',
        },
        body: {
          en: 'Dear {name},\n\n{insured} paid {amount} for quote {quoteCode} ({product}). It will be refunded: {reason}.',
          id: 'Halo {name},\n\n{insured} membayar {amount} untuk penawaran {quoteCode} ({product}). Pembayaran ini akan dikembalikan: {reason}.',
        },
      },
    },
    refundPaid: {
      customer: {
        subject: { en: 'We have paid {amount} back', id: 'Kami sudah mengembalikan {amount}' },
        body: {
          en: 'Dear {name},\n\nOn {paidOn} we paid {amount} for quote {quoteCode} ({product}) back. The reference of the transfer is {reference}. Banks may take some days until it is in your account.',
          id: 'Yth. {name},\n\nPada {paidOn} kami mengembalikan {amount} untuk penawaran {quoteCode} ({product}). Referensi transfernya {reference}. Bank mungkin memerlukan beberapa hari sampai dana masuk ke rekening Anda.',
        },
      },
      agent: {
        subject: { en: '{amount} was paid back', id: '{amount} sudah dikembalikan' },
        body: {
          en: 'Dear {name},\n\nOn {paidOn} {amount} for quote {quoteCode} ({product}) of {insured} was paid back. The reference of the transfer is {reference}.',
          id: 'Halo {name},\n\nPada {paidOn}, {amount} untuk penawaran {quoteCode} ({product}) atas nama {insured} sudah dikembalikan. Referensi transfernya {reference}.',
        },
      },
    },
    paymentTakenBack: {
      customer: {
        subject: {
          en: 'Your payment of {amount} was taken back',
          id: 'Pembayaran Anda {amount} ditarik kembali',
        },
        body: {
          en: 'Dear {name},\n\nThe payment provider tells us that your payment of {amount} for quote {quoteCode} ({product}) was taken back. Your cover goes on until we have decided about it, and we will write to you. If you did not ask for it, please write to us.',
          id: 'Yth. {name},\n\nPenyedia pembayaran memberi tahu kami bahwa pembayaran Anda {amount} untuk penawaran {quoteCode} ({product}) ditarik kembali. Perlindungan Anda tetap berjalan sampai kami memutuskannya, dan kami akan mengabari Anda. Jika bukan Anda yang memintanya, mohon hubungi kami.',
        },
      },
      agent: {
        subject: { en: 'A payment of {amount} was taken back', id: 'Pembayaran {amount} ditarik kembali' },
        body: {
          en: 'Dear {name},\n\nThe payment of {amount} by {insured} for quote {quoteCode} ({product}) was taken back. Cover and points stay until we have decided about it.',
          id: 'Halo {name},\n\nPembayaran {amount} dari {insured} untuk penawaran {quoteCode} ({product}) ditarik kembali. Perlindungan dan poin tetap sampai kami memutuskannya.',
        },
      },
    },
    policyEnded: {
      customer: {
        subject: { en: 'Policy {policyNo} was cancelled', id: 'Polis {policyNo} dibatalkan' },
        body: {
          en: 'Dear {name},\n\nYour policy {policyNo} ({product}) was cancelled. You are no longer covered by it. Premium that we will refund: {amount}.',
          id: 'Yth. {name},\n\nPolis Anda {policyNo} ({product}) dibatalkan. Polis ini tidak lagi memberi perlindungan. Premi yang akan kami kembalikan: {amount}.',
        },
      },
      agent: {
        subject: { en: 'Policy {policyNo} was cancelled', id: 'Polis {policyNo} dibatalkan' },
        body: {
          en: 'Dear {name},\n\nPolicy {policyNo} ({product}) of {insured} was cancelled. Premium that will be refunded: {amount}. Points that it gave are taken back in proportion.',
          id: 'Halo {name},\n\nPolis {policyNo} ({product}) atas nama {insured} dibatalkan. Premi yang akan dikembalikan: {amount}. Poin dari polis ini ditarik kembali secara proporsional.',
        },
      },
    },
  };

/** Within a sentence. */
const REFUND_REASONS: Readonly<Record<RefundReason, BilingualText>> = {
  'void-invoice': {
    en: 'the payment link was no longer valid',
    id: 'tautan pembayaran sudah tidak berlaku',
  },
  'second-payment': { en: 'the policy had already been paid', id: 'polis sudah dibayar sebelumnya' },
  'wrong-amount': {
    en: 'the amount was not the amount due',
    id: 'jumlahnya tidak sama dengan jumlah tagihan',
  },
  'start-passed': {
    en: 'cover can no longer begin on the chosen day, so no policy was issued',
    id: 'perlindungan tidak dapat lagi dimulai pada tanggal yang dipilih, sehingga polis tidak diterbitkan',
  },
  'policy-cancelled': {
    en: 'the policy was not paid by its due date',
    id: 'polis tidak dibayar sampai tanggal jatuh tempo',
  },
  'quote-rejected': {
    en: 'the quote had been rejected, so no policy was issued',
    id: 'penawaran sudah ditolak, sehingga polis tidak diterbitkan',
  },
  'already-insured': {
    en: 'what was to be insured already has a policy for this period',
    id: 'objek yang akan diasuransikan sudah memiliki polis untuk masa perlindungan ini',
  },
  'product-withdrawn': {
    en: 'the product is no longer sold, so no policy was issued',
    id: 'produk ini tidak dijual lagi, sehingga polis tidak diterbitkan',
  },
  'cancelled-by-insurer': { en: 'the policy was cancelled', id: 'polis dibatalkan' },
};
