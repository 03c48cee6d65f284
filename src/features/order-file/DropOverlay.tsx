import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { color, radius, shadow, size, space } from '../../ui/theme';

const Overlay = styled.div`
  position: fixed;
  inset: ${space(4)};
  z-index: 60;
  display: grid;
  place-items: center;
  border: 3px dashed ${color.primary};
  border-radius: ${radius.card};
  background: ${color.primaryTint};
  box-shadow: ${shadow};
  font-size: ${size.xl};
  font-weight: 600;
  text-align: center;
  pointer-events: none;
`;

/** Covers the page while a file is dragged over it. */
export function DropOverlay() {
  const t = useTranslate();
  return <Overlay>{t('opticon.drop.now')}</Overlay>;
}
