import { keyframes, styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';

import { color } from './theme';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: 90;
  display: grid;
  place-items: center;
  /* Shows progress without blocking the page underneath. */
  pointer-events: none;
  background: color-mix(in srgb, ${color.paper} 70%, transparent);
  animation: ${appear} 1ms 200ms both;
`;

const Ring = styled.span`
  width: 40px;
  height: 40px;
  border: 4px solid ${color.line};
  border-top-color: ${color.primary};
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/**
 * Full-screen overlay while a screen loads; appears after a delay, so that fast screens do not
 * flicker.
 */
export function Spinner() {
  const t = useTranslate();
  return (
    <Overlay role="status">
      <Ring />
      <span className="hidden-text">{t('app.loading')}</span>
    </Overlay>
  );
}
