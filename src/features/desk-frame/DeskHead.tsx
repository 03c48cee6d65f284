import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { space } from '../../ui/theme';

import { BackLink, type BackTarget } from './BackLink';

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  margin-bottom: ${space(3)};
`;

/** A wrapping line of facts. */
export const HeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  overflow-wrap: anywhere;
`;

interface DeskHeadProps {
  title: ReactNode;
  /** The list that the screen was opened from. */
  back: BackTarget;
  /** Shown beside the title. */
  beside?: ReactNode;
  /** Further facts and actions. */
  children: ReactNode;
}

/** Header of a desk screen, with a link back to its list. */
export function DeskHead({ title, back, beside, children }: DeskHeadProps) {
  return (
    <Head>
      <HeadLine>
        <BackLink {...back} />
        <h1>{title}</h1>
        {beside}
      </HeadLine>
      {children}
    </Head>
  );
}
