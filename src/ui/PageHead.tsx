import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { color, size, space } from './theme';

const Head = styled.header`
  margin-bottom: ${space(2)};
`;

/** Without a margin, where the surrounding layout provides the spacing. */
const TightHead = styled(Head)`
  margin-bottom: 0;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  min-height: 2.5rem;
`;

const Count = styled.span`
  color: ${color.inkSoft};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  margin-left: auto;

  /* A live region without a message takes no gap. */
  > :empty {
    position: absolute;
  }
`;

const Text = styled.p`
  margin-bottom: ${space(1)};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

interface PageHeadProps {
  title: string;
  /** The formatted number of items. */
  count?: ReactNode;
  /** What the screen is for. */
  about?: ReactNode;
  isTight?: boolean;
  /** Tools for the whole screen, at the end of the line. */
  children?: ReactNode;
}

/** The title of a screen, on one line with its tools. */
export function PageHead({ title, count, about, isTight = false, children }: PageHeadProps) {
  const Shape = isTight ? TightHead : Head;
  return (
    <Shape>
      <Line>
        <h1>{title}</h1>
        {count && <Count role="status">{count}</Count>}
        {children && <Tools className="no-print">{children}</Tools>}
      </Line>
      {about && <Text className="no-print">{about}</Text>}
    </Shape>
  );
}
