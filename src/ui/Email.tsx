import { Fragment } from 'react';

/** An e-mail address, which breaks behind its marks where a line is too short for it. */
export const Email = ({ address }: { address: string }) => (
  <span translate="no">
    {address.split(/(?<=[@.])/).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
