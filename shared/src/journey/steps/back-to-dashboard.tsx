import { useNavigate } from 'react-router-dom';
import { HOME_PATHS } from '#domain/people/user-home.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { useText } from '#messages/text.ts';
import { Button } from '#ui/button.tsx';

/** Customers have no dashboard; agents of every type go to the same one here (ruling K63). */
export const BackToDashboard = () => {
  const text = useText();
  const navigate = useNavigate();
  if (useSession().kind !== 'agent') return null;
  return (
    <Button size="large" onClick={() => void navigate(HOME_PATHS.mitra)}>
      {text('common.dashboard')}
    </Button>
  );
};
