import type { SharedContact, WorkerMessage } from '@payung/shared/installed-app.ts';
import type { FoundContact } from '#day/contact-cards/contact-fields.ts';

/** What reads a contact is loaded once there is one. */
const read = async (contact: SharedContact): Promise<FoundContact> =>
  (await import('#day/contact-cards/contact-fields.ts')).contactIn(contact);

/** The worker gives it out once; nothing where the page has none, or the contact was fetched already. */
export const takeSharedContact = (): Promise<FoundContact | undefined> =>
  new Promise((resolve, reject) => {
    const controller = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
    if (controller === null) return resolve(undefined);
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<SharedContact | undefined>) => {
      port1.close();
      if (data === undefined) resolve(undefined);
      else read(data).then(resolve, reject);
    });
    port1.start();
    controller.postMessage({ kind: 'contact' } satisfies WorkerMessage, [port2]);
  });
