import { pageWindow } from '#domain/pages';

import { useTranslate } from '../i18n/useTranslate';

import { Icon } from './Icon';
import './PageControl.css';

interface PageControlProps {
  page: number;
  last: number;
  onTurn: (page: number) => void;
  /** The same pages once more, below the list. */
  isBelow?: boolean;
}

/** Previous, next, and the numbers around the current page (specification 2.5). */
export function PageControl({ page, last, onTurn, isBelow = false }: PageControlProps) {
  const t = useTranslate();
  if (last <= 1) return null;
  return (
    <nav className="pages no-print" aria-label={t(isBelow ? 'pages.below' : 'pages.label')}>
      <button
        type="button"
        className="page"
        aria-label={t('pages.previous')}
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
      >
        <Icon name="back" size={16} />
      </button>
      {pageWindow(page, last).map((shown, index) =>
        shown === 'ellipsis' ? (
          <span key={`gap-${index}`} className="page-gap">
            …
          </span>
        ) : (
          <button
            key={shown}
            type="button"
            className="page"
            aria-label={t('pages.page', { page: shown })}
            aria-current={shown === page ? 'page' : undefined}
            onClick={() => onTurn(shown)}
          >
            {shown}
          </button>
        ),
      )}
      <button
        type="button"
        className="page"
        aria-label={t('pages.next')}
        disabled={page >= last}
        onClick={() => onTurn(page + 1)}
      >
        <Icon name="next" size={16} />
      </button>
    </nav>
  );
}
