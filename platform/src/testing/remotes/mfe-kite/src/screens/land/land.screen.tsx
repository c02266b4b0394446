import { useQuery } from '@tanstack/react-query';
import * as React from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useSession } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { send } from '@payung/shared/api/send.ts';

// For the test that compares them with the shell's own.
Reflect.set(globalThis, 'kite', { createElement: React.createElement, useNavigate, store });

/** Uses what must be single in every way a remote can reach it. */
export const Screen = () => {
  const session = useSession();
  const points = useQuery(queryOf(endpoints.getPoints));
  return (
    <>
      <h1>The kite has landed</h1>
      <p>Seen from the remote: {session.kind}</p>
      {session.kind === 'agent' ? <p>Landed by {session.user.firstName}</p> : null}
      <Link to="/myaccount">Who is that?</Link>
      <p>{points.isError ? 'Points could not be read' : 'Points asked for'}</p>
      <button type="button" onClick={() => void send(endpoints.getPoints, {}).catch(() => undefined)}>
        Ask again
      </button>
    </>
  );
};
