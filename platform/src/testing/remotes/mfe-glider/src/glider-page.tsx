import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Says which release it is of, and leads to the others. */
export const GliderPage = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children?: ReactNode;
}) => (
  <>
    <h1>{`${title} of the first glider`}</h1>
    {children}
    <Link to="/gliderhome">Home</Link>
    <Link to="/gliderform">Form</Link>
    <Link to="/gliderdetails">Details</Link>
    <Link to="/gliderpay">Pay</Link>
  </>
);
