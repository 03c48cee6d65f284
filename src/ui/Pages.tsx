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
  /** Where a page stands, for who asks for it ahead. */
  addressOf?: (page: number) => string;
}

/** The numbered control, and the drop-down beside it where there are many pages (specification 2.5). */
export function Pages(props: PagesProps) {
  const { page, last, onTurn } = props;
  return (
    <Ways>
      <PageControl {...props} />
      {last >= MANY_PAGES && <PageSelect page={page} last={last} onTurn={onTurn} />}
    </Ways>
  );
}
