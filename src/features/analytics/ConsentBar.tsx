import { useEffect, useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { consentChosen } from '../../slices/consent';
import { noticeAdded } from '../../slices/notices';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { color, from, layout, radius, shadow, space } from '../../ui/theme';

/**
 * Milliseconds. Screen readers announce a live region when its text changes, not when it mounts
 * with text.
 */
const ANNOUNCE_AFTER_MS = 200;
const CLEAR_AFTER_MS = 1500;

const Bar = styled.section`
  position: fixed;
  bottom: calc(${layout.bottomBar} + env(safe-area-inset-bottom));
  left: 0;
  z-index: 36;
  display: grid;
  gap: ${space(3)};
  width: 100%;
  padding: ${space(4)};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  box-shadow: ${shadow};

  ${from.tablet} {
    bottom: ${space(6)};
    left: ${space(6)};
    width: 420px;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
  }
`;

/** Gives both answers equal weight. */
const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)};
`;

/** Asks once for consent to count visits; overlays the page without causing layout shift. */
export function ConsentBar() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const bar = useRef<HTMLElement>(null);
  const [isAnnouncing, setIsAnnouncing] = useState(false);
  useBottomSpace(bar);

  // Clears the live region once it has been announced, so that the question is in the page only
  // once.
  useEffect(() => {
    const startTimer = setTimeout(() => setIsAnnouncing(true), ANNOUNCE_AFTER_MS);
    const endTimer = setTimeout(() => setIsAnnouncing(false), CLEAR_AFTER_MS);
    return () => {
      clearTimeout(startTimer);
      clearTimeout(endTimer);
    };
  }, []);

  const choose = (choice: 'accepted' | 'declined') => {
    dispatch(consentChosen(choice));
    dispatch(noticeAdded({ kind: 'info', message: { key: 'consent.kept' } }));
    document.getElementById('main')?.focus({ preventScroll: true });
  };

  return (
    <Bar ref={bar} className="no-print" aria-label={t('consent.label')}>
      <p>
        {t('consent.question')} <Link to={paths.privacy}>{t('consent.more')}</Link>
      </p>
      <p className="hidden-text" role="status">
        {isAnnouncing && t('consent.question')}
      </p>
      <Answers>
        <Button onClick={() => choose('accepted')}>{t('consent.accept')}</Button>
        <Button onClick={() => choose('declined')}>{t('consent.decline')}</Button>
      </Answers>
    </Bar>
  );
}

/**
 * Adds scroll space below the page so that an element fixed to its bottom edge never covers content
 * or focus.
 */
function useBottomSpace(element: RefObject<HTMLElement | null>) {
  // The page's scroll padding is set outside React.
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      const room = window.innerHeight - current.getBoundingClientRect().top;
      root.style.setProperty('--room-below', `${Math.ceil(room)}px`);
      root.style.scrollPaddingBottom = 'calc(var(--room-below) + 8px)';
      document.body.style.paddingBottom = 'var(--room-below)';
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--room-below');
      root.style.removeProperty('scroll-padding-bottom');
      document.body.style.removeProperty('padding-bottom');
    };
  }, [element]);
}
