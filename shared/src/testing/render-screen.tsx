import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider, theme } from 'antd';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '@payung/shared/api/query.ts';
import { connectEffects } from '@payung/shared/api/handle-api-error.ts';
import type { Redirect } from '#api/error-codes.ts';
import type { Language } from '#domain/language.ts';
import { MessagesProvider } from '#messages/provider.tsx';
import type { ProductDescription } from '#product.ts';
import { deployedProductsAtom } from '@payung/shared/session/deployed-products.ts';
import { setLanguage } from '@payung/shared/session/language.ts';
import { agentAtom, handoffAtom, linkAtom, registrantAtom } from '@payung/shared/session/session.ts';
import type { AgentState, HandoffState, LinkState, RegistrantState } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { COLOURS } from '#ui/colours.ts';
import { popupPlace, themeOf } from '#ui/theme.ts';
import { connectToasts } from '@payung/shared/ui/toast.ts';
import type { ToastKind } from '@payung/shared/ui/toast.ts';
import { fakeApi } from './fake-api.ts';
import { sharedCatalogue } from './shared-catalogue.ts';
import type { FakeReplies } from './fake-api.ts';
import type { Endpoint } from '#api/endpoint.ts';
import type { endpoints } from '#api/endpoints/endpoints.ts';

interface Options<Table> {
  /** Who uses the screen; nobody when left out. */
  readonly session?: AgentState | LinkState | RegistrantState | HandoffState | undefined;
  readonly language?: Language;
  readonly api?: FakeReplies<Table>;
  /** The calls of the product beside those of the platform. */
  readonly endpoints?: Table;
  /** Address without the base path, with its query and what stands behind the `#`. */
  readonly route?: string;
  /** Path pattern of the screen where it has parameters: `/paymentsuccess/:quoteId`. */
  readonly path?: string;
  /** Navigation state with which the screen is opened. */
  readonly state?: unknown;
  readonly products?: readonly ProductDescription[];
  /** A remote's own frame: its texts and whatever else stands around its screens. */
  readonly frame?: (screen: ReactNode) => ReactNode;
}

/** Renders a screen as the shell would, on a fake API; leaving its path unmounts it. */
export const renderScreen = <Table extends Readonly<Record<string, Endpoint>> = typeof endpoints>(
  screen: ReactNode,
  options: Options<Table> = {},
) => {
  const {
    session,
    language = 'en',
    api = {},
    route = '/',
    state,
    products = [],
    frame = (inner) => inner,
  } = options;
  if (session !== undefined && 'user' in session) store.set(agentAtom, session);
  if (session !== undefined && 'registrationId' in session) store.set(registrantAtom, session);
  if (session !== undefined && 'isActive' in session) store.set(linkAtom, session);
  if (session !== undefined && 'pages' in session) store.set(handoffAtom, session);
  store.set(deployedProductsAtom, products);
  setLanguage(language);

  const toasts: { readonly kind: ToastKind; readonly text: string }[] = [];
  const redirects: Redirect[] = [];
  const logs: unknown[] = [];
  const logged: string[] = [];
  connectToasts((kind, text) => toasts.push({ kind, text }));
  connectEffects({
    toast: (kind, text) => toasts.push({ kind, text }),
    redirect: (to) => redirects.push(to),
    log: (message, error) => {
      logged.push(message);
      logs.push(error);
    },
  });
  const server = fakeApi(api, options.endpoints);

  const [address = '/', hash = ''] = route.split('#');
  const [pathname = '/', search = ''] = address.split('?');
  const router = createMemoryRouter(
    [
      { path: options.path ?? pathname, element: <Suspense fallback={null}>{frame(screen)}</Suspense> },
      { path: '*', element: null },
    ],
    {
      initialEntries: [
        {
          pathname,
          search: search === '' ? '' : `?${search}`,
          hash: hash === '' ? '' : `#${hash}`,
          state,
        },
      ],
    },
  );
  const view = render(
    <QueryClientProvider client={queryClient}>
      <ConfigProvider
        theme={{ ...themeOf(COLOURS, theme.defaultAlgorithm), zeroRuntime: true }}
        getPopupContainer={popupPlace}
      >
        <MessagesProvider catalogue={sharedCatalogue}>
          <RouterProvider router={router} />
        </MessagesProvider>
      </ConfigProvider>
    </QueryClientProvider>,
  );
  return {
    ...view,
    ...server,
    user: userEvent.setup(),
    toasts,
    redirects,
    /** Failures that were only logged. */
    logs,
    /** The words of those lines. */
    logged,
    router,
    /** Path and query where the screen has led. */
    address: (): string => `${router.state.location.pathname}${router.state.location.search}`,
    navigationState: (): unknown => router.state.location.state,
  };
};
