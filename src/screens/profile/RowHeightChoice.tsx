import { useTranslate } from '../../i18n/useTranslate';
import { rowHeightChosen, selectRowHeight } from '../../slices/rows';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ChoiceGroup } from '../../ui/ChoiceGroup';

const HEIGHTS = ['roomy', 'compact'] as const;

/** Selects the row height of lists, and so how much of a list is visible at a time. */
export function RowHeightChoice() {
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
