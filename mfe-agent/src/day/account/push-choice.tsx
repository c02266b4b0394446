import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { pushEndpoints } from '@payung/shared/api/endpoints/push.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { CheckBox } from '@payung/shared/ui/choices/check-box.tsx';
import { toast } from '@payung/shared/ui/toast.ts';
import { useText } from '#messages/catalogue.ts';

/** What the browser's push service gives out for this server; fails where people or the browser do not want it. */
const subscribe = async (publicKey: string) => {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) throw new Error('The page has no service worker.');
  const { endpoint, keys = {} } = (
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  ).toJSON();
  return { endpoint: endpoint ?? '', publicKey: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
};

const unsubscribe = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
};

/** Notices when the pages are closed: off until the agent turns them on, in each browser. */
export const PushChoice = () => {
  const text = useText();
  const state = useQuery(queryOf(pushEndpoints.getPush, { quiet: true }));
  const change = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (!isOn) {
        await call(pushEndpoints.turnPushOff);
        return unsubscribe();
      }
      if ((await Notification.requestPermission()) !== 'granted') return toast.warning(text('push.blocked'));
      const body = await subscribe(state.data?.publicKey ?? '').catch(() => undefined);
      if (body === undefined) return toast.error(text('push.failed'));
      await call(pushEndpoints.turnPushOn, { body });
    },
    onSettled: () => state.refetch(),
  });
  if (!('PushManager' in globalThis) || !state.data?.publicKey) return null;
  return (
    <section className="py-card" aria-labelledby="push">
      <h2 id="push">{text('push.title')}</h2>
      <CheckBox
        checked={change.isPending ? change.variables : state.data.isOn}
        disabled={change.isPending}
        onChange={({ target }) => change.mutate(target.checked)}
      >
        {text('push.label')}
      </CheckBox>
      <p className="py-quiet">{text('push.help')}</p>
    </section>
  );
};
