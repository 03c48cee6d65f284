import type { ReactNode } from 'react';

import { useTranslate } from '../../../i18n/useTranslate';
import type { Summary } from '../../../slices/worksheets/summary';
import { sumsOf } from '../../../slices/worksheets/sumUp';
import { linesSummed, selectSheet, sheetCleared } from '../../../slices/worksheets/worksheets';
import { useAppStore } from '../../../store/hooks';
import { SmallButton } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { ToolFold } from '../../../ui/ToolFold';
import { useSheet } from '../state/useSheet';
import { warn } from '../state/warn';

import { useSaveSheet } from './useSaveSheet';

interface SheetToolsProps {
  sheet: string;
  summary: Summary;
  /** A further action. */
  tool: ReactNode;
}

/** Actions on the sheet as a whole. */
export function SheetTools({ sheet, summary, tool }: SheetToolsProps) {
  const t = useTranslate();
  const { dispatch, getState } = useAppStore();
  const save = useSaveSheet(sheet);
  const { needingAttention, repeated } = summary;
  const hasLines = useSheet(sheet).order.length > 0;
  if (!hasLines) return null;
  const sumUp = () => {
    const { reduced } = sumsOf(selectSheet(getState(), sheet));
    dispatch(linesSummed({ sheet }));
    if (reduced > 0) dispatch(warn('lines.reduced', reduced));
  };
  return (
    <ToolFold label={t('lines.tools')}>
      {repeated > 0 && (
        <SmallButton onClick={sumUp}>
          <Icon name="plus" size={16} />
          {t('lines.sum', { count: repeated })}
        </SmallButton>
      )}
      {tool}
      <SmallButton onClick={() => save('all')}>
        <Icon name="file" size={16} />
        {t('lines.save')}
      </SmallButton>
      {needingAttention > 0 && (
        <SmallButton onClick={() => save('look')}>
          <Icon name="file" size={16} />
          {t('lines.save.look', { count: needingAttention })}
        </SmallButton>
      )}
      <SmallButton onClick={() => dispatch(sheetCleared({ sheet }))}>
        <Icon name="trash" size={16} />
        {t('lines.clear')}
      </SmallButton>
    </ToolFold>
  );
}
