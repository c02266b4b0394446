import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import en from '#messages/en.json' with { type: 'json' };
import id from '#messages/id.json' with { type: 'json' };
import {
  AGENT_CONSENT_VERSION,
  consentText,
  CONSENT_TEXTS,
  CONSENT_VERSIONS,
  OWN_CARD_CONSENT,
} from './consent-texts.ts';
import type { GivenBy } from './consent-texts.ts';

/** Written out: changed words get a new version, and a line of their own here. */
const HASHES = [
  ['terms', '2026-11', '', 'en', '515823ca5dfe407b055c2b1d69cd90b8d4abd5329975d4175e080c2b2cc7c7d8'],
  ['terms', '2026-11', '', 'id', '391d3f86dd4394d764dcc3f6074e24f17dadbc09de38b0aaf4e664bc16778766'],
  ['dataProcessing', '2026-11', '', 'en', '1035f92b82ebbe9a22542bbc25e8ae246fbb46c1d6fc360c564cdb3f3683961a'],
  ['dataProcessing', '2026-11', '', 'id', 'c42b67e3ec20fd718607165f5d47251ec6def005a657fda54159a9cdf9177856'],
  ['marketing', '2026-11', '', 'en', 'ff8e52ac930a4b76810ecd09598ef8921dc38fb1423d5dfb7b4e04f302f763e0'],
  ['marketing', '2026-11', '', 'id', '5f376bac1a33e355f5c1190ac19b3d48a2fcacf62a7803cf84e4882f062d940c'],
  [
    'terms',
    '2026-11-agent',
    'agent',
    'en',
    '34a529c2a54a3d5e91ab1fd203ad9a6c6f792b4496f2b95590399da5cd75c1a2',
  ],
  [
    'terms',
    '2026-11-agent',
    'agent',
    'id',
    'cb25349e69d62053dc03c2e946084689d4b0aff97a43a57d8c8c1c2b9ca8e514',
  ],
  [
    'dataProcessing',
    '2026-11-agent',
    'agent',
    'en',
    'c31ac1b66d1aabebe42e21db76abd1b427f68aef399b087a1a7ec0a6cb825157',
  ],
  [
    'dataProcessing',
    '2026-11-agent',
    'agent',
    'id',
    '50c1dab2803a870be806a6595f1c874c89c3657f221fd83a7ba25c5250363d0c',
  ],
  [
    'marketing',
    '2026-11-agent',
    'agent',
    'en',
    'feda52776d9797ff4d879ea80affecf14f23d0ec583fbe2c9f6f91a65eb2b0da',
  ],
  [
    'marketing',
    '2026-11-agent',
    'agent',
    'id',
    'd97df2a7ace07887d11a0b41bfbb0173b2e4bd2ad0c93e79c20700539dba84f3',
  ],
  ['checkoutTerms', '2026-11', '', 'en', 'b602380df40a3e49603672ff2613a9daa40ae6f57b2c6fef50da037cc6e7b802'],
  ['checkoutTerms', '2026-11', '', 'id', '0dc8849d36bba988112e2bd1135ca2a7ea568da3a38f9bc0ad176f91ead4aa4d'],
  [
    'checkoutTerms',
    '2026-11',
    'agent',
    'en',
    'ddf35afc13aafec3d08c03c6a3238cd7e4437f10ab56bbab1ecb93d6972e559a',
  ],
  [
    'checkoutTerms',
    '2026-11',
    'agent',
    'id',
    '74bb1aaa3c1f244df62c4f7ebed0b307b03ac53b4592861c7440c2c2791141dc',
  ],
  ['identityPhoto', '2026-11', '', 'en', '2ed7623096fef14e8d0746aef6205008a9114375ce168e9df3d4276dc224beb1'],
  ['identityPhoto', '2026-11', '', 'id', '0274424c8a1bade9c689124f33231174920f72e8ec80232fe70a15cca0a06fd1'],
  [
    'identityPhoto',
    '2026-11',
    'agent',
    'en',
    'e1c773a27484a54172120e5ed9266afa99ac40aa7ed88a6b12dada41ee7d8038',
  ],
  [
    'identityPhoto',
    '2026-11',
    'agent',
    'id',
    '8c15844437ecf7fce057b074127c049535f63f54e715fd2df180827aab65fe7b',
  ],
  [
    'identityPhoto',
    '2026-11-partner',
    '',
    'en',
    '3d102e424934fdb81ad2a1afb0aaca642c80cbf23ede8edf74d341ebccaa84f6',
  ],
  [
    'identityPhoto',
    '2026-11-partner',
    '',
    'id',
    '19d83d1418c0de1ca138d58c0929601aaad1a18952bbf58a28881c00897bcb78',
  ],
  ['contact', '2026-11', '', 'en', '79b99e00b565a68f8dcef4326d9362baa535e0cc7710d67bb955b1bde812f9ab'],
  ['contact', '2026-11', '', 'id', 'd08aa97c24ed411ff7b30fa147d751af33d5adcfc2fb79b6504f04dbb481759c'],
  ['contactList', '2026-11', '', 'en', '82e78f108bc8f7e9685029a4b3bb94875397c6e7382b64e46ac8a02dc9d84f52'],
  ['contactList', '2026-11', '', 'id', '0ca2d71f08c6221f5bfac48001d8096be70d2f54872fed74b81d8a81c4149bc0'],
  ['registration', '2026-11', '', 'en', '10b291e765cc13de2f20fd8a385f85a1a472816be566067086ee611d013864b2'],
  ['registration', '2026-11', '', 'id', 'b5358178499fbd1f31974881a26772820a64493fe63640c4c4be3bc7bf53da62'],
];

it('never changes the words of a version', () => {
  const hashes = CONSENT_TEXTS.flatMap(({ purpose, version, givenBy = '', words }) =>
    (['en', 'id'] as const).map((language) => [
      purpose,
      version,
      givenBy,
      language,
      createHash('sha256').update(words[language]).digest('hex'),
    ]),
  );
  expect(hashes).toEqual(HASHES);
});

/** The words on the screen, by the message ids of what is ticked and of what it is for. */
const SHOWN: readonly (readonly [
  keyof typeof CONSENT_VERSIONS,
  GivenBy,
  keyof typeof en,
  keyof typeof en,
])[] = [
  ['terms', 'self', 'consent.terms', 'consent.terms.purpose'],
  ['dataProcessing', 'self', 'consent.dataProcessing', 'consent.dataProcessing.purpose'],
  ['marketing', 'self', 'consent.marketing', 'consent.marketing.purpose'],
  ['identityPhoto', 'self', 'identity.consent', 'identity.consent.purpose'],
  ['identityPhoto', 'agent', 'identity.consent.agent', 'identity.consent.purpose'],
  ['registration', 'self', 'registration.consent', 'registration.consent.purpose'],
];

it.each(SHOWN)('keeps the words of %s that screens show to a %s', (purpose, givenBy, title, use) => {
  expect(consentText(purpose, CONSENT_VERSIONS[purpose], givenBy)?.words).toEqual({
    en: `${en[title]}\n${en[use]}`,
    id: `${id[title]}\n${id[use]}`,
  });
});

it.each(['terms', 'dataProcessing', 'marketing'] as const)(
  'keeps the words of %s in which agents speak',
  (purpose) => {
    expect(consentText(purpose, AGENT_CONSENT_VERSION, 'agent')?.words).toEqual({
      en: `${en[`consent.${purpose}.agent`]}\n${en[`consent.${purpose}.agent.purpose`]}`,
      id: `${id[`consent.${purpose}.agent`]}\n${id[`consent.${purpose}.agent.purpose`]}`,
    });
    expect(consentText(purpose, AGENT_CONSENT_VERSION, 'self')).toBeUndefined();
  },
);

it.each([
  ['self', 'checkout.terms'],
  ['agent', 'consent.terms.agent'],
] as const)('keeps the words that are ticked before a payment by %s', (givenBy, shown) => {
  expect(consentText('checkoutTerms', CONSENT_VERSIONS.checkoutTerms, givenBy)?.words).toEqual({
    en: en[shown],
    id: id[shown],
  });
});

it('keeps the wording about the own card, of a registrant or an agent', () => {
  expect(consentText('identityPhoto', OWN_CARD_CONSENT, 'self')?.words).toEqual({
    en: `${en['identity.consent.own']}\n${en['identity.consent.own.purpose']}`,
    id: `${id['identity.consent.own']}\n${id['identity.consent.own.purpose']}`,
  });
});

it('finds no wording for a version that was never shown', () => {
  expect(consentText('terms', '2031-01', 'self')).toBeUndefined();
  expect(consentText('fame', '2026-11', 'self')).toBeUndefined();
});
