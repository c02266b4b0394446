import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { send } from '@payung/shared/api/send.ts';

export const Screen = () => (
  <>
    <h1>The lantern wants oil</h1>
    <button type="button" onClick={() => void send(endpoints.getPoints, {}).catch(() => undefined)}>
      Pour
    </button>
  </>
);
