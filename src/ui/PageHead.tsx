import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { color, space } from './theme';

const Head = styled.header`
  margin-bottom: ${space(6)};
`;

/** Where what stands around it keeps the distance. */
const TightHead = styled(Head)`
  margin-bottom: 0;
`;

const Text = styled.p`
  max-width: 70ch;
  margin-top: ${space(2)};
  color: ${color.inkSoft};
`;

interface PageHeadProps {
  title: string;
  isTight?: boolean;
  children?: ReactNode;
}

/** The name of a screen and what it is for. */
export function PageHead({ title, isTight = false, children }: PageHeadProps) {
  const Shape = isTight ? TightHead : Head;
  return (
    <Shape>
      <h1>{title}</h1>
      {children && <Text>{children}</Text>}
    </Shape>
  );
}
