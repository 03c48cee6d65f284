import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { listViewChosen, selectListView, type ListView } from '../../slices/listView';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { IconButton } from '../../ui/Button';
import { Icon, type IconName } from '../../ui/Icon';
import { color } from '../../ui/theme';

const Choice = styled(IconButton)`
  &[aria-pressed='true'] {
    background: ${color.primaryTint};
    color: ${color.primary};
  }
`;

const Pair = styled.span`
  display: inline-flex;
`;

const ICONS: Record<ListView, IconName> = { rows: 'menu', cards: 'cards' };
const VIEWS = Object.keys(ICONS) as ListView[];

/** A customer's choice between rows and cards, persisted across lists and visits. */
export function ViewButtons() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectListView);
  return (
    <Pair role="group" aria-label={t('view.label')}>
      {VIEWS.map((view) => (
        <Choice
          key={view}
          aria-pressed={view === chosen}
          aria-label={t(`view.${view}`)}
          title={t(`view.${view}`)}
          onClick={() => dispatch(listViewChosen(view))}
        >
          <Icon name={ICONS[view]} size={18} />
        </Choice>
      ))}
    </Pair>
  );
}
