import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { color, radius, size, space } from '../../ui/theme';

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

/** The name of a fact, or one of little weight. */
export const Muted = styled.span`
  color: ${color.inkSoft};
`;

/** What must be known before anything is done. */
export const Notice = styled.p<{ $tone?: 'mark' | 'bad' }>`
  padding: ${space(1)} ${space(3)};
  border-left: 3px solid ${({ $tone = 'mark' }) => color[$tone]};
  border-radius: ${radius.control};
  background: ${({ $tone = 'mark' }) => color[`${$tone}Tint`]};
  font-size: ${size.s};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const BackLink = styled(Link)`
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  min-height: 1.5rem;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-left: auto;
`;

export interface BackTarget {
  to: string;
  state?: object | undefined;
  /** Link text: the name of the target. */
  label: string;
}

interface DeskHeadProps {
  title: ReactNode;
  /** The list that the screen was opened from. */
  back: BackTarget;
  /** Shown beside the title. */
  beside?: ReactNode;
  /** Tools for the whole screen, at the end of the line. */
  tools?: ReactNode;
  /** Further facts and actions. */
  children?: ReactNode;
}

/** Header of a desk screen, with a link back to its list. */
export function DeskHead({ title, back, beside, tools, children }: DeskHeadProps) {
  return (
    <Head>
      <HeadLine>
        <BackLink className="no-print" to={back.to} state={back.state}>
          <Icon name="back" size={16} />
          {back.label}
        </BackLink>
        <h1>{title}</h1>
        {beside}
        {tools && <Tools className="no-print">{tools}</Tools>}
      </HeadLine>
      {children}
    </Head>
  );
}
