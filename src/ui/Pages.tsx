import { PageControl } from './PageControl';
import { PageSelect } from './PageSelect';

/** Pages from which on turning them one by one takes too long. */
const MANY_PAGES = 8;

interface PagesProps {
  page: number;
  last: number;
  onTurn: (page: number) => void;
}

/** The numbered control, and the drop-down beside it where there are many pages (specification 2.5). */
export function Pages({ page, last, onTurn }: PagesProps) {
  return (
    <>
      <PageControl page={page} last={last} onTurn={onTurn} />
      {last >= MANY_PAGES && <PageSelect page={page} last={last} onTurn={onTurn} />}
    </>
  );
}
