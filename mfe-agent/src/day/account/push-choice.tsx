import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { pushEndpoints } from '@payung/shared/api/endpoints/push.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { endSubscription, isPushOn, newSubscription } from '@payung/shared/push-subscription.ts';
import type { PushState } from '@payung/shared/schemas/push.ts';
import { CheckBox } from '@payung/shared/ui/choices/check-box.tsx';
import { toast } from '@payung/shared/ui/toast.ts';
import { useText } from '#messages/catalogue.ts';

/** Of the browser, which may lose it without the server: asked again whenever somebody comes back to the page. */
const useIsPushOn = (state: PushState | undefined) =>
  useQuery({
    queryKey: ['push-of-browser', state],
    queryFn: () => state !== undefined && isPushOn(state),
    enabled: state !== undefined,
    placeholderData: (before) => before,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    refetchOnWindowFocus: 'always',
  });

/** Notices when the pages are closed: off until the agent turns them on, in each browser. */
export const PushChoice = () => {
  const text = useText();
  const state = useQuery(queryOf(pushEndpoints.getPush, { quiet: true }));
  const isOn = useIsPushOn(state.data);
  const change = useMutation({
    mutationFn: async (turnsOn: boolean) => {
      if (!turnsOn) {
        await call(pushEndpoints.turnPushOff);
        return endSubscription();
      }
      if ((await Notification.requestPermission()) !== 'granted') return toast.warning(text('push.blocked'));
      const body = await newSubscription(state.data?.publicKey ?? '').catch(() => undefined);
      if (body === undefined) return toast.error(text('push.failed'));
      await call(pushEndpoints.turnPushOn, { body });
    },
    onSettled: async () => {
      await state.refetch();
      await isOn.refetch();
    },
  });
  if (!('PushManager' in globalThis) || !state.data?.publicKey || isOn.data === undefined) return null;
  return (
    <section className="py-card" aria-labelledby="push">
      <h2 id="push">{text('push.title')}</h2>
      <CheckBox
        checked={change.isPending ? change.variables : isOn.data}
        disabled={change.isPending}
        onChange={({ target }) => change.mutate(target.checked)}
      >
        {text('push.label')}
      </CheckBox>
      <p className="py-quiet">{text('push.help')}</p>
    </section>
  );
};
