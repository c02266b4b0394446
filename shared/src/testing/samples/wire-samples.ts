import type { EndpointName } from '#api/endpoints/endpoints.ts';
import { LEAD_SAMPLES } from './lead-samples.ts';
import { LIST_SAMPLES } from './list-samples.ts';
import { NETWORK_SAMPLES } from './network-samples.ts';
import { ONBOARDING_SAMPLES } from './onboarding-samples.ts';
import { WIRE_USER, CLEAN_USER, WIRE_QUOTE, CLEAN_QUOTE, SAVED, inData } from './quotes.ts';
import type { Sample } from './quotes.ts';

export type CallPart = 'query' | 'body' | 'reply';

/** A literal sample of every part of every call that is spelled differently on the wire. */
export const WIRE_SAMPLES: { readonly [Call in EndpointName]?: { readonly [P in CallPart]?: Sample } } = {
  customerData: { reply: inData({ correction: 'inQuote' }) },
  otherQuotes: { reply: inData({ quotes: [{ code: 'Q1' }] }) },
  agentData: { reply: inData({ requests: [] }) },
  listClosures: { reply: inData({ closures: [{ id: 'c1' }] }) },
  ...LEAD_SAMPLES,
  ...LIST_SAMPLES,
  sendOtp: {
    body: { wire: { mobileNo: '0812', linkId: 'aB3dE9' }, clean: { phone: '0812', linkId: 'aB3dE9' } },
  },
  verifyOtp: {
    reply: {
      wire: {
        message: 'verified',
        token: 't',
        user: WIRE_USER,
        visit: { cipher: 'c', quoteId: 'q', productId: 'p', phonenumber: '0812', fullName: 'Sari' },
      },
      clean: {
        message: 'verified',
        token: 't',
        user: CLEAN_USER,
        visit: { cipher: 'c', quoteId: 'q', productId: 'p', phone: '0812', inviter: 'Sari' },
      },
    },
  },
  decryptLink: {
    reply: {
      wire: { data: { productId: 'p', fullName: 'Sari', stage: 'Plan Selected', quoteId: 'q' } },
      clean: { productId: 'p', inviter: 'Sari', stage: 'Plan Selected', quoteId: 'q' },
    },
  },
  cipherDetails: {
    reply: inData({ role: 'Customer', createdBy: 'Agent', agentProfileId: 'a1', quoteId: 'q' }),
  },
  getAgent: {
    reply: {
      wire: { userDetail: { ...WIRE_USER, email: 's@p.id', idNumberOnFile: true } },
      clean: { ...CLEAN_USER, email: 's@p.id', idNumberOnFile: true },
    },
  },
  getQuote: {
    query: {
      wire: { id: 'q', logkey: 'quoteSearch' },
      clean: { quoteId: 'q', logkey: 'quoteSearch' },
    },
    reply: { wire: { data: [WIRE_QUOTE] }, clean: CLEAN_QUOTE },
  },
  updateQuote: { reply: SAVED },
  quickQuote: { reply: { wire: { data: { quote_Id: 'Q1' } }, clean: { code: 'Q1' } } },
  validatePromoCode: {
    body: { wire: { promoCode: 'KITES', quoteId: 'q' }, clean: { code: 'KITES', quoteId: 'q' } },
    reply: { wire: { discount: 20 }, clean: { percent: 20 } },
  },
  changePhone: { body: { wire: { insuredMobile: '0812' }, clean: { phone: '0812' } }, reply: SAVED },
  confirmQuote: { reply: inData({ proposalNo: 'P-1' }) },
  provinces: {
    reply: { wire: [{ Id: '32', Description: 'Jawa Barat' }], clean: [{ id: '32', name: 'Jawa Barat' }] },
  },
  cities: {
    reply: {
      wire: [{ Id: '3273', RegionalLevel: 'Kota Bandung' }],
      clean: [{ id: '3273', name: 'Kota Bandung' }],
    },
  },
  districts: {
    query: { wire: { ProvinceId: '32' }, clean: { provinceId: '32' } },
    reply: { wire: [{ District: 'Coblong' }], clean: [{ name: 'Coblong' }] },
  },
  subDistricts: {
    query: {
      wire: { ProvinceId: '32', RegionalLevel: 'Kota Bandung' },
      clean: { provinceId: '32', city: 'Kota Bandung' },
    },
    reply: {
      wire: [{ SubDistrict: 'Dago', PostalCode: '40135' }],
      clean: [{ name: 'Dago', postalCode: '40135' }],
    },
  },
  ocrDetails: {
    reply: {
      wire: {
        details: { status: 'auto_approved', ocrDetails: { idNumber: '1', idType: 'KTP', s3Url: 'key-1' } },
      },
      clean: { status: 'auto_approved', ocrDetails: { idNumber: '1', idType: 'KTP', imageKey: 'key-1' } },
    },
  },
  uploadIdentity: { reply: { wire: { data: { s3Url: 'key-2' } }, clean: { imageKey: 'key-2' } } },
  checkout: {
    reply: {
      wire: { response: { payment: { url: 'https://pay', expired_date: '20270202093000' } } },
      clean: { url: 'https://pay', expiresAt: '2027-02-02T02:30:00.000Z' },
    },
  },
  payLater: {
    reply: {
      wire: {
        data: { policyNo: 'POL-1', proposalNo: 'P-1', payLaterDueDate: '2027-02-20', SessionId: 'S-1' },
      },
      clean: { policyNo: 'POL-1', proposalNo: 'P-1', payLaterDueDate: '2027-02-20', reference: 'S-1' },
    },
  },
  paymentState: { reply: inData({ quoteId: 'q', status: 'Pending' }) },
  policyCheck: { reply: inData({ policyNo: 'PO-1', product: 'Kite', status: 'inForce' }) },
  paymentPending: {
    query: {
      wire: { sort: 'newest', perPage: '10', cursor: 'c' },
      clean: { sort: 'newest', limit: '10', after: 'c' },
    },
    reply: {
      wire: {
        totalCount: 2,
        nextCursor: 'n',
        data: [{ quoteId: 'q', product_Id: 'p', proposalNo: 'P-1', duePremium: 1 }],
      },
      clean: {
        total: 2,
        next: 'n',
        items: [{ quoteId: 'q', productId: 'p', proposalNo: 'P-1', duePremium: 1 }],
      },
    },
  },
  recentQuotes: {
    query: {
      wire: { perPage: '10', cursor: 'c' },
      clean: { perPage: '10', after: 'c' },
    },
    reply: {
      wire: {
        data: {
          total: 2,
          nextCursor: 'n',
          data: [{ _id: 'q', quote_Id: 'Q1', product_Id: 'p', DaysLeft: 3 }],
        },
      },
      clean: { total: 2, next: 'n', items: [{ quoteId: 'q', code: 'Q1', productId: 'p', daysLeft: 3 }] },
    },
  },
  getNotifications: {
    query: {
      wire: { perPage: '10', cursor: 'c' },
      clean: { perPage: '10', after: 'c' },
    },
    reply: {
      wire: {
        data: {
          total: 2,
          unread: 1,
          data: [
            { _id: 'n1', user_id: 'a1', readStatus: 0, body: 'one', quoteId: 'q', daysCompleted: 3 },
            { _id: 'n2', user_id: 'a1', readStatus: 1, body: 'two', quoteId: 'q', daysCompleted: 4 },
          ],
        },
      },
      clean: {
        total: 2,
        unread: 1,
        items: [
          { id: 'n1', agentId: 'a1', isRead: false, body: 'one', quoteId: 'q', daysCompleted: 3 },
          { id: 'n2', agentId: 'a1', isRead: true, body: 'two', quoteId: 'q', daysCompleted: 4 },
        ],
      },
    },
  },
  updateNotifications: {
    body: {
      wire: [{ _id: 'n1', user_id: 'a1', readStatus: 1 }],
      clean: [{ id: 'n1', agentId: 'a1', isRead: true }],
    },
  },
  getPoints: {
    reply: inData({
      total: 28,
      thisMonth: 28,
      completedReferrals: 1,
      illustrative: true,
      entries: [{ points: 28 }],
    }),
  },
  todoMembers: {
    reply: {
      wire: { data: [{ _id: 'a1', fullName: 'Sari Wulandari' }] },
      clean: [{ id: 'a1', fullName: 'Sari Wulandari' }],
    },
  },
  todoDatewise: {
    reply: {
      wire: {
        data: [
          {
            _id: 't1',
            taskDescription: 'Call Budi',
            taskStatus: 'todo',
            taskCategory: 'appointment',
            scheduledDate: '2026-01-16',
            scheduledTime: '9:30 PM',
            at: '2026-01-16T14:30:00.000Z',
            members: [{ _id: 'a1', fullName: 'Sari Wulandari' }],
            isOwn: true,
            version: 1,
          },
        ],
      },
      clean: [
        {
          id: 't1',
          description: 'Call Budi',
          status: 'todo',
          category: 'appointment',
          date: '2026-01-16',
          time: '9:30 PM',
          at: '2026-01-16T14:30:00.000Z',
          members: [{ id: 'a1', fullName: 'Sari Wulandari' }],
          isOwn: true,
          version: 1,
        },
      ],
    },
  },
  createTodo: {
    body: {
      wire: {
        taskDescription: 'Call Budi',
        taskStatus: 'todo',
        taskCategory: 'appointment',
        scheduledDate: '2026-01-16',
        scheduledTime: '9:30 PM',
        members: ['a1', 'a2'],
        requestId: 'request-1',
      },
      clean: {
        description: 'Call Budi',
        status: 'todo',
        category: 'appointment',
        date: '2026-01-16',
        time: '9:30 PM',
        members: ['a1', 'a2'],
        requestId: 'request-1',
      },
    },
  },
  changeTodo: {
    body: {
      wire: {
        taskDescription: 'Call Budi',
        scheduledDate: '2026-01-16',
        scheduledTime: '9:30 PM',
        members: ['a1'],
      },
      clean: { description: 'Call Budi', date: '2026-01-16', time: '9:30 PM', members: ['a1'] },
    },
  },
  calendarFeed: { reply: inData({ isOpen: false }) },
  openCalendarFeed: { reply: inData({ isOpen: true, url: 'https://payung.test/api/calendar/x.ics' }) },
  getZone: { reply: inData({ zone: 'WIT' }) },
  getPush: { reply: inData({ publicKey: 'B1', isOn: true, endpoint: 'https://push.example/1' }) },
  failedJobs: {
    reply: {
      wire: {
        count: 1,
        groups: [{ kind: 'sendOtp', count: 1 }],
        items: [{ id: 'j1', asideAt: '2026-01-16T00:00:00.000Z' }],
      },
      clean: {
        count: 1,
        groups: [{ kind: 'sendOtp', count: 1 }],
        items: [{ id: 'j1', failedAt: '2026-01-16T00:00:00.000Z' }],
      },
    },
  },
  passkeyLoginOptions: { reply: inData({ challenge: 'c', rpId: 'payung.test' }) },
  passkeyLogin: {
    reply: {
      wire: { message: 'verified', token: 't', userInfo: 'i', user: WIRE_USER },
      clean: { message: 'verified', token: 't', userInfo: 'i', user: CLEAN_USER },
    },
  },
  listPasskeys: {
    reply: inData({
      items: [{ id: 'k1', name: 'Phone', addedAt: '2026-01-16T00:00:00.000Z', isSynced: true }],
      isNeeded: false,
    }),
  },
  passkeyOptions: { reply: inData({ challenge: 'c', user: { id: 'h' } }) },
  ...ONBOARDING_SAMPLES,
  ...NETWORK_SAMPLES,
};
