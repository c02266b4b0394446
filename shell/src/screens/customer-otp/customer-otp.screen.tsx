import { useLocation } from 'react-router-dom';
import { CustomerOtp } from '@payung/shared/journey/otp/phone-and-otp.tsx';
import { useFederation } from '#federation/federation.ts';
import { prefetchPage } from '#federation/prefetch.ts';

/** The product's page behind the code loads while the code is typed. */
export const Screen = () => {
  const federation = useFederation();
  const { pathname } = useLocation();
  return <CustomerOtp onSent={() => prefetchPage(federation, pathname)} />;
};
