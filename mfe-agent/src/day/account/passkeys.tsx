import { Link } from 'react-router-dom';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useText } from '#messages/catalogue.ts';

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
