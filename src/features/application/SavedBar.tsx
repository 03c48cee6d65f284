import { styled } from 'styled-components';

import { translateMessage } from '../../i18n/translate';
import { useTranslate, type Translate } from '../../i18n/useTranslate';
import { color, from, layout, size, space } from '../../ui/theme';

import type { SaveFailure } from './draftSaver';
import { fieldLabels } from './fieldLabels';

/**
 * Sticks to the bottom of the viewport while the form is visible; on a phone, above the bottom
 * navigation.
 */
const Bar = styled.p`
  position: sticky;
  bottom: max(calc(${layout.bottomBar} + env(safe-area-inset-bottom)), var(--room-below, 0px));
  z-index: 1;
  padding: ${space(2)} 0;
  border-top: 1px solid ${color.line};
  background: ${color.paper};
  color: ${color.inkSoft};
  font-size: ${size.s};

  ${from.tablet} {
    bottom: 0;
    background: ${color.surface};
  }
`;

interface SavedBarProps {
  isSaved: boolean;
  unsaved: SaveFailure | undefined;
}

/** Shows whether what was typed is saved, visible from anywhere in the form. */
export function SavedBar({ isSaved, unsaved }: SavedBarProps) {
  const t = useTranslate();
  return <Bar role="status">{isSaved ? saveStatusText(t, unsaved) : t('application.saving')}</Bar>;
}

function saveStatusText(t: Translate, unsaved: SaveFailure | undefined): string {
  if (unsaved === undefined) return t('application.saved');
  if (unsaved === 'unheard') return t('application.unsaved');
  const fields = fieldLabels(t, Object.keys(unsaved.faults));
  return fields
    ? t('application.unsaved.refused', { fields })
    : translateMessage(t, unsaved.message);
}
