import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '@payung/shared/domain/language.ts';
import sharedEn from '@payung/shared/messages/en.json' with { type: 'json' };
import sharedId from '@payung/shared/messages/id.json' with { type: 'json' };
import introductionStyles from '@payung/shared/journey/otp/link-introduction.module.css';
import phoneStyles from '@payung/shared/journey/otp/phone-step.module.css';
import { UmbrellaMark } from '@payung/shared/ui/brand.tsx';
import { Button } from '@payung/shared/ui/button.tsx';
import { Input } from '@payung/shared/ui/input.tsx';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import pageStyles from '@payung/shared/ui/layout/page.module.css';
import { MENU_DRAWING } from '#layout/header/menu-drawing.ts';
import frameStyles from '#layout/frame.module.css';
import headerStyles from '#layout/header/header.module.css';
import en from '#messages/en.json' with { type: 'json' };
import id from '#messages/id.json' with { type: 'json' };
import '@payung/shared/ui/tokens.css';
import '@payung/shared/ui/utilities.css';
import '@payung/shared/ui/controls.css';

const TEXTS = { en: { ...sharedEn, ...en }, id: { ...sharedId, ...id } } as const;

type FirstPage = 'login' | 'code';

interface FirstPaintProps {
  readonly page: FirstPage;
  readonly language: Language;
}

const FIELD = 'first-phone';

const Header = ({ menu }: { readonly menu?: string }) => (
  <header className={headerStyles.header}>
    <div className={headerStyles.row}>
      <span className={headerStyles.logo}>
        <UmbrellaMark />
      </span>
      <div className={headerStyles.tools}>
        {menu === undefined ? null : (
          <div className={headerStyles.menu}>
            <span className={headerStyles.tool}>
              <LineIcon path={MENU_DRAWING} />
              <span className={headerStyles.name}>{menu}</span>
            </span>
          </div>
        )}
      </div>
    </div>
  </header>
);

/** Header and phone form as the application draws them a moment later: without anything of React's, hooks or states. */
const FirstPaint = ({ page, language }: FirstPaintProps) => {
  const texts = TEXTS[language];
  const isLogin = page === 'login';
  return (
    <div className={frameStyles.frame}>
      <Header menu={texts['menu.open']} />
      <output className={frameStyles.region} />
      <main className={frameStyles.main}>
        <div className={pageStyles.page} data-drawn>
          <div className={pageStyles.head}>
            <h1>{texts[isLogin ? 'login.title' : 'phone.verify']}</h1>
            {isLogin ? <div className={pageStyles.intro}>{texts['login.intro']}</div> : null}
          </div>
          <div className={pageStyles.main}>
            <form className={phoneStyles.form} noValidate>
              {isLogin ? null : (
                <>
                  <div className={introductionStyles.card} />
                  <div className={introductionStyles.why} />
                </>
              )}
              <div className="py-field">
                <label className="py-field-label" htmlFor={FIELD}>
                  {texts['phone.label']}
                </label>
                <div className="py-stack-tight">
                  <Input
                    id={FIELD}
                    type="tel"
                    inputMode="numeric"
                    autoComplete={isLogin ? 'tel webauthn' : 'tel'}
                    size="large"
                  />
                  <div className="py-live" />
                </div>
              </div>
              <Button type="primary" size="large" htmlType="submit" block>
                {texts['phone.send']}
              </Button>
            </form>
          </div>
        </div>
      </main>
    </div>
  );
};

/** What stands in any other page until its screen is there. Of the sizes that classes give: a style would need a nonce. */
const PageSkeleton = () => (
  <div className={frameStyles.frame}>
    <Header />
    <output className={frameStyles.region} />
    <main className={frameStyles.main} aria-busy="true">
      <div className={pageStyles.page}>
        <div className={pageStyles.head}>
          <Skeleton shape="title" />
        </div>
        <div className={pageStyles.main}>
          <Skeleton shape="field" />
          <Skeleton shape="field" />
          <Skeleton shape="field" />
        </div>
      </div>
    </main>
  </div>
);

const LANGUAGES = ['en', 'id'] as const;

const drawn = (page: FirstPage): Record<Language, string> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      renderToStaticMarkup(<FirstPaint page={page} language={language} />),
    ]),
  ) as Record<Language, string>;

/** What the edge puts into the pages with which people begin, by page and language. */
export const firstPaints: Readonly<Record<FirstPage, Record<Language, string>>> = {
  login: drawn('login'),
  code: drawn('code'),
};

/** It says nothing, so it has no language. */
export const pageSkeleton: string = renderToStaticMarkup(<PageSkeleton />);
