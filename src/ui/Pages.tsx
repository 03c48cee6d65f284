import { styled } from 'styled-components';

import { PageControl } from './PageControl';
import { PageSelect } from './PageSelect';
import { space } from './theme';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};

  &:empty {
    display: none;
  }
`;

/** Pages from which on turning them one by one takes too long. */
const MANY_PAGES = 8;

interface PagesProps {
  page: number;
  last: number;
  onTurn: (page: number) => void;
  /** The same pages once more, below the list. */
  isBelow?: boolean;
}

/** The numbered control, and the drop-down beside it where there are many pages (specification 2.5). */
export function Pages({ page, last, onTurn, isBelow = false }: PagesProps) {
  return (
    <Ways>
      <PageControl page={page} last={last} onTurn={onTurn} isBelow={isBelow} />
      {last >= MANY_PAGES && <PageSelect page={page} last={last} onTurn={onTurn} />}
    </Ways>
  );
}
