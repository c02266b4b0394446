import { SmileOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '@payung/shared/session/session.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { send } from '@payung/shared/api/send.ts';

/** Uses what must be single in every way a remote can reach it. */
export const Screen = () => {
  const session = useSession();
  const points = useQuery(queryOf(endpoints.getPoints));
  return (
    <>
      <h1>
        <SmileOutlined /> The kite has landed
      </h1>
      <p>Seen from the remote: {session.kind}</p>
      <p>{points.isError ? 'Points could not be read' : 'Points asked for'}</p>
      <button type="button" onClick={() => void send(endpoints.getPoints, {}).catch(() => undefined)}>
        Ask again
      </button>
    </>
  );
};
