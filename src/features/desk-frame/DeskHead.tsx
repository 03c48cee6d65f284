import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { space } from '../../ui/theme';

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  margin-bottom: ${space(3)};
`;

/** A line of facts, which wraps. */
export const HeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  overflow-wrap: anywhere;
`;

const Back = styled(Link)`
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  min-height: 1.5rem;
`;

interface DeskHeadProps {
  title: ReactNode;
  /** The list that it comes from. */
  back: { to: string; state?: object; words: string };
  /** Stands beside the title. */
  beside: ReactNode;
  /** What else must be known, and what can be done. */
  children: ReactNode;
}

/** What a screen of the desk is about, with the way back to its list. */
export function DeskHead({ title, back: { words, ...way }, beside, children }: DeskHeadProps) {
  return (
    <Head>
      <HeadLine>
        <Back className="no-print" {...way}>
          <Icon name="back" size={16} />
          {words}
        </Back>
        <h1>{title}</h1>
        {beside}
      </HeadLine>
      {children}
    </Head>
  );
}
