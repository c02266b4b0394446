/** The part of the router that the platform uses, of 51 kB for the whole package. */
export { RouterProvider } from 'react-router/dom';
export {
  Link,
  Navigate,
  NavigationType,
  Outlet,
  createBrowserRouter,
  generatePath,
  matchPath,
  redirectDocument,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
