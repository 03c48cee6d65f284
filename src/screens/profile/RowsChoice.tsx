import { useTranslate } from '../../i18n/useTranslate';
import { rowHeightChosen, selectRowHeight } from '../../slices/rows';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ChoiceGroup } from '../../ui/ChoiceGroup';

const HEIGHTS = ['roomy', 'compact'] as const;

/** How much this person wants to see of a list at a time. */
export function RowsChoice() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const height = useAppSelector(selectRowHeight);
  const choices = HEIGHTS.map((value) => ({ value, name: t(`profile.rows.${value}`) }));
  return (
    <ChoiceGroup
      legend={t('profile.rows')}
      choices={choices}
      chosen={height}
      onChoose={(chosen) => dispatch(rowHeightChosen(chosen))}
    />
  );
}
