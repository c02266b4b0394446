import { Radio } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { todoEndpoints } from '@payung/shared/api/endpoints/todo.ts';
import { cachedRead, queryClient, queryOf } from '@payung/shared/api/query.ts';
import { ZONES } from '@payung/shared/domain/zones.ts';
import type { Zone } from '@payung/shared/domain/zones.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { changeLanguage, useLanguage } from '@payung/shared/session/language.ts';
import { logout } from '@payung/shared/session/sign-in.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { useText } from '#messages/catalogue.ts';
import { Button } from '@payung/shared/ui/button.tsx';

const ZONE_TEXTS = { WIB: 'zone.WIB', WITA: 'zone.WITA', WIT: 'zone.WIT' } as const satisfies Record<
  Zone,
  string
>;

/** The time zone in which days and times are shown. */
export const ZoneChoice = () => {
  const text = useText();
  const zone = useQuery(queryOf(todoEndpoints.getZone, { quiet: true }));
  const choose = useMutation({
    mutationFn: (next: Zone) => call(todoEndpoints.setZone, { body: { zone: next } }),
    onSuccess: async (_answer, next) => {
      cachedRead(todoEndpoints.getZone).write({ zone: next });
      toast.success(text('zone.saved'));
      // The days of the to-do list depend on the zone.
      await queryClient.invalidateQueries();
    },
  });
  return (
    <section className="py-card" aria-labelledby="zone">
      <h2 id="zone">{text('zone.title')}</h2>
      <p className="py-quiet">{text('zone.help')}</p>
      <Radio.Group
        aria-labelledby="zone"
        disabled={zone.data === undefined || choose.isPending}
        {...(zone.data === undefined ? {} : { value: choose.isPending ? choose.variables : zone.data.zone })}
        onChange={(event) => choose.mutate(event.target.value as Zone)}
      >
        {ZONES.map((value) => (
          <Radio key={value} value={value}>
            {text(ZONE_TEXTS[value])}
          </Radio>
        ))}
      </Radio.Group>
    </section>
  );
};

/** Each language by its own name, for people who cannot read the other one. */
const LANGUAGES = [
  { value: 'id', label: 'Bahasa Indonesia' },
  { value: 'en', label: 'English' },
] as const;

export const LanguageChoice = () => {
  const text = useText();
  const language = useLanguage();
  const change = useMutation({ mutationFn: changeLanguage, meta: { quiet: true } });
  return (
    <section className="py-card" aria-labelledby="language" aria-busy={change.isPending}>
      <h2 id="language">{text('account.language')}</h2>
      <Radio.Group
        aria-labelledby="language"
        value={language}
        onChange={(event) => change.mutate(event.target.value as 'en' | 'id')}
      >
        {LANGUAGES.map(({ value, label }) => (
          <Radio key={value} value={value}>
            <span lang={value}>{label}</span>
          </Radio>
        ))}
      </Radio.Group>
      {change.isError ? <p role="alert">{text('language.failed')}</p> : null}
    </section>
  );
};

export const Passkeys = () => {
  const text = useText();
  return (
    <section className="py-card" aria-labelledby="passkeys">
      <h2 id="passkeys">{text('account.passkeys')}</h2>
      <p>{text('account.passkeysText')}</p>
      <div>
        <Link className="py-text-button" to={shellRoutes.passkeys.path}>
          {text('account.passkeysOpen')}
        </Link>
      </div>
    </section>
  );
};

/** Ends the session on the server; this device is cleared even when the server cannot be reached. */
export const Logout = () => {
  const text = useText();
  const navigate = useNavigate();
  const leave = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      try {
        await call(authEndpoints.logout);
      } catch {
        toast.warning(text('account.logoutFailed'));
      }
      // Flushed, so that no guarded page is still rendered when the session ends and redirects with `next`.
      await navigate(shellRoutes.login.path, { flushSync: true });
      await logout();
    },
  });
  return (
    <div>
      <Button danger loading={leave.isPending} onClick={() => leave.mutate()}>
        {text('account.logout')}
      </Button>
    </div>
  );
};
