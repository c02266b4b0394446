import { Navigate } from 'react-router-dom';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';

export const Screen = () => <Navigate to={shellRoutes.login.path} replace />;
