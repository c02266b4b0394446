import { Fragment } from 'react';

/** An address in one piece, or, where it is too long for its line, broken behind the `@` or a dot. */
export const EmailText = ({ address }: { readonly address: string }) =>
  address.split(/(?<=[.@])/).map((part, index) => (
    // The parts of an address never change their places.
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
