import { styled } from 'styled-components';

import { PageControl } from './PageControl';
import { PageSelect } from './PageSelect';
import { space } from './theme';

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};

  &:empty {
    display: none;
  }
`;

/** Number of pages from which paging one by one takes too long. */
const MIN_PAGES_FOR_SELECT = 8;

interface PagesProps {
  page: number;
  last: number;
  onTurn: (page: number) => void;
  /** Whether this repeats the pages below the list. */
  isBelow?: boolean;
  /** Returns a page's address, for prefetching. */
  addressOf?: (page: number) => string;
}

/** The page numbers, with a drop-down beside them if there are many pages (specification 2.5). */
export function Pages(props: PagesProps) {
  const { page, last, onTurn } = props;
  return (
    <Controls>
      <PageControl {...props} />
      {last >= MIN_PAGES_FOR_SELECT && <PageSelect page={page} last={last} onTurn={onTurn} />}
    </Controls>
  );
}
