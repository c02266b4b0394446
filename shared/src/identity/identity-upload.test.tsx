import { expect, describe, it, vi } from 'vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noAnswer, refuse } from '#testing/fake-api.ts';
import { anAgent } from '#testing/samples/people.ts';
import type { FakeReplies } from '#testing/fake-api.ts';
import { aJpeg, fakePictures } from '#testing/fake-pictures.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { IdentityCheck } from './identity-launcher.tsx';
import type { IdentityTask } from './use-identity.ts';

const CARD = { idNumber: '3273010101900001', idType: 'KTP', imageKey: '' };
const picture = (): Blob => new Blob(['jpeg'], { type: 'image/jpeg' });

const open = async (api: FakeReplies, task: Partial<IdentityTask> = {}, language: 'en' | 'id' = 'en') => {
  const onDetails = vi.fn();
  const view = renderScreen(
    <IdentityCheck quoteId="65f0c1a5e4b0a70001a3f001" onDetails={onDetails} {...task} />,
    { language, api: { identityImage: picture, ...api } },
  );
  await screen.findByRole('checkbox');
  return { ...view, onDetails };
};

const choose = async (view: Awaited<ReturnType<typeof open>>, file: File): Promise<void> => {
  await view.user.click(screen.getByRole('checkbox'));
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [file] },
  });
};

describe('the photo of a card as a file', () => {
  it.each([
    ['a PDF', new File(['%PDF'], 'card.pdf', { type: 'application/pdf' }), /not a photo that can be read/],
    ['nothing', new File([], 'a.png', { type: 'image/png' }), /empty/],
  ])('of %s is refused before it is sent, and nothing is lost [HOME-097]', async (_what, file, words) => {
    fakePictures({ size: { width: 0, height: 0 } });
    const view = await open({}, { details: CARD });
    await choose(view, file);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(view.callsOf('uploadIdentity')).toHaveLength(0);
    expect(screen.getByText(/327•+0001/)).toBeTruthy();
  });

  it('of 3.5 MB is made smaller on the device, and sent [HOME-097]', async () => {
    fakePictures({ bytes: [310_000] });
    const view = await open({ uploadIdentity: { imageKey: 'key-2' } });
    await choose(view, new File([new Uint8Array(3_500_000)], 'card.jpg'));
    await waitFor(() => expect(view.callsOf('uploadIdentity')).toHaveLength(1));
    const form = view.callsOf('uploadIdentity')[0]?.body as FormData;
    const sent = form.get('file') as File;
    expect([sent.type, sent.size]).toEqual(['image/jpeg', 310_000]);
  });

  it('of the right kind is sent and shown, and may be replaced [HOME-071] [HOME-097] [IDV-015]', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const view = await open({ uploadIdentity: { imageKey: 'key-2' } });
    await choose(view, aJpeg());
    expect(await screen.findByRole('img', { name: 'Photo of your ID card' })).toBeTruthy();
    expect(view.callsOf('identityImage').map((seen) => seen.query)).toEqual([{ key: 'key-2' }]);
    expect(view.onDetails).toHaveBeenCalledWith({ idNumber: '', idType: '', imageKey: 'key-2' });
    expect(screen.getByRole('button', { name: /Upload again/ })).toBeTruthy();
    view.unmount();
    expect(revoked.mock.calls.length).toBe(made.mock.calls.length);
  });

  it('shows the reason of the server when it refuses the file', async () => {
    const view = await open({
      uploadIdentity: refuse({ status: 400, errCode: 4, errMsg: 'This picture could not be opened.' }),
    });
    await choose(view, aJpeg());
    expect(await screen.findByText('This picture could not be opened.')).toBeTruthy();
    expect(view.toasts).toEqual([]);
  });
});

it('offers the upload where there is no camera check', async () => {
  const view = await open({ productToken: refuse({ status: 501, errCode: 4, errMsg: '' }) }, {}, 'id');
  await view.user.click(screen.getByRole('checkbox'));
  await view.user.click(screen.getByRole('button', { name: 'Unggah KTP' }));
  await waitFor(() => expect(screen.getByText(/Silakan unggah foto KTP Anda/)).toBeTruthy());
  expect(within(document.body).getByRole('button', { name: 'Pilih file foto' })).toBeTruthy();
});

it('asks an agent how the insured agreed before anything is sent, and passes it on', async () => {
  fakePictures();
  const { user, callsOf } = renderScreen(<IdentityCheck quoteId="65f0c1a5e4b0a70001a3f001" />, {
    session: anAgent(),
    api: { identityImage: picture, uploadIdentity: { imageKey: 'key-2' }, productToken: noAnswer },
  });
  await user.click(await screen.findByRole('checkbox', { name: /The insured agrees/ }));
  await user.click(screen.getByRole('button', { name: 'Upload ID card' }));
  expect(screen.getByText('Please choose how the customer agreed.')).toBeTruthy();
  expect(callsOf('productToken')).toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: 'By phone' }));
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [aJpeg()] },
  });
  await waitFor(() => expect(callsOf('uploadIdentity')[0]?.query).toEqual({ agreedBy: 'phone' }));
});
