import { styled } from 'styled-components';

import { pageWindow } from '#domain/pages';

import { useTranslate } from '../i18n/useTranslate';

import { Icon } from './Icon';
import { below, color, control, radius, space } from './theme';

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
`;

const Page = styled.button`
  display: grid;
  place-items: center;
  min-width: ${control.normal};
  min-height: ${control.normal};
  padding: 0 ${space(2)};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: none;

  &:hover:not(:disabled) {
    background: ${color.primaryTint};
  }

  &[aria-current] {
    border-color: ${color.primary};
    background: ${color.primaryTint};
    font-weight: 600;
  }

  &:disabled {
    opacity: 0.4;
  }

  ${below.tablet} {
    min-width: 2.125rem;
    padding: 0 ${space(1)};
  }
`;

const Gap = styled.span`
  padding: 0 ${space(1)};
`;

interface PageControlProps {
  page: number;
  last: number;
  onTurn: (page: number) => void;
  /** Whether this repeats the pages below the list. */
  isBelow?: boolean;
  /** Returns a page's address, for prefetching. */
  addressOf?: (page: number) => string;
}

/** Previous, next, and the page numbers around the current page (specification 2.5). */
export function PageControl(props: PageControlProps) {
  const { page, last, onTurn, isBelow = false, addressOf } = props;
  const t = useTranslate();
  if (last <= 1) return null;
  return (
    <Bar className="no-print" aria-label={t(isBelow ? 'pages.below' : 'pages.label')}>
      <Page
        type="button"
        aria-label={t('pages.previous')}
        disabled={page <= 1}
        data-to={addressOf?.(page - 1)}
        onClick={() => onTurn(page - 1)}
      >
        <Icon name="back" size={16} />
      </Page>
      {pageWindow(page, last).map((shown, index) =>
        shown === 'ellipsis' ? (
          <Gap key={`gap-${index}`}>…</Gap>
        ) : (
          <Page
            key={shown}
            type="button"
            aria-label={t('pages.page', { page: shown })}
            aria-current={shown === page ? 'page' : undefined}
            data-to={addressOf?.(shown)}
            onClick={() => onTurn(shown)}
          >
            {shown}
          </Page>
        ),
      )}
      <Page
        type="button"
        aria-label={t('pages.next')}
        disabled={page >= last}
        data-to={addressOf?.(page + 1)}
        data-is-coming={isBelow && page < last}
        onClick={() => onTurn(page + 1)}
      >
        <Icon name="next" size={16} />
      </Page>
    </Bar>
  );
}
