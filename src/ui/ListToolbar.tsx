import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { PAGE_SIZES } from '#domain/pages';

import { useTranslate } from '../i18n/useTranslate';

import { LabelledSelect } from './LabelledSelect';
import { PageControl } from './PageControl';
import { PageSelect } from './PageSelect';
import { below, color, from, layout, space, within } from './theme';

/** The current page of a list, and ways to change it. */
export interface Paging {
  page: number;
  last: number;
  pagination: number;
  turnTo: (page: number) => void;
  addressOf: (page: number) => string;
  showPerPage: (size: number) => void;
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(1)} 0;
  background: ${color.paper};

  ${from.tablet} {
    position: ${layout.stays};
    top: ${layout.belowHeader};
    z-index: 20;
  }

  ${within.phone} {
    column-gap: ${space(2)};
    margin-bottom: ${space(1)};
  }
`;

/** On a phone, pages are shown only below the list. */
const PagesAbove = styled.div`
  ${below.tablet} {
    display: none;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(2)} ${space(4)};
  margin-top: ${space(4)};
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};

  &:empty {
    display: none;
  }
`;

interface ListToolbarProps {
  /** The formatted number of results. */
  count: ReactNode;
  paging: Paging;
  /** The button at the end of the toolbar. */
  children?: ReactNode;
}

/** Toolbar of a product list: count, page size, pages. */
export function ListToolbar({ count, paging, children }: ListToolbarProps) {
  return (
    <Bar className="no-print" data-tools>
      {count}
      <PageSize pageSize={paging.pagination} onChange={paging.showPerPage} />
      <PagesAbove>
        <Pages {...paging} onTurn={paging.turnTo} />
      </PagesAbove>
      {children}
    </Bar>
  );
}

/** Repeats the pages below the list. */
export function ListFoot({ paging }: { paging: Paging }) {
  return (
    <Foot className="no-print">
      <Pages {...paging} onTurn={paging.turnTo} isBelow />
    </Foot>
  );
}

interface PageSizeProps {
  pageSize: number;
  onChange: (pageSize: number) => void;
}

/** Selects the number of records per page. */
function PageSize({ pageSize, onChange }: PageSizeProps) {
  const t = useTranslate();
  return (
    <LabelledSelect
      label={t('listing.perPage')}
      value={pageSize}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {PAGE_SIZES.map((count) => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
    </LabelledSelect>
  );
}

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
