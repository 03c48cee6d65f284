import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { color, space } from './theme';

const Head = styled.header`
  margin-bottom: ${space(6)};

  p {
    max-width: 70ch;
    margin-top: ${space(2)};
    color: ${color.inkSoft};
  }
`;

/** The name of a screen and what it is for. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Head>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </Head>
  );
}
