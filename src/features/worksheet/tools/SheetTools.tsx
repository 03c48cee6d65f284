import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../../i18n/useTranslate';
import type { Summary } from '../../../slices/worksheets/summary';
import { sheetCleared } from '../../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../../store/hooks';
import { SmallButton } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { space } from '../../../ui/theme';

import { useSheet } from '../state/useSheet';

import { TickAll } from './TickAll';
import { useSaveSheet } from './useSaveSheet';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};

  &:empty {
    display: none;
  }
`;

interface SheetToolsProps {
  sheet: string;
  summary: Summary;
  counting: ReactNode;
  isReOrder: boolean;
}

/** What can be done with the sheet as a whole. */
export function SheetTools({ sheet, summary, counting, isReOrder }: SheetToolsProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const save = useSaveSheet(sheet);
  const { toLookAt } = summary;
  const hasLines = useSheet(sheet).order.length > 0;
  return (
    <Tools>
      {counting}
      {hasLines && <TickAll sheet={sheet} summary={summary} />}
      {hasLines && !isReOrder && (
        <>
          <SmallButton type="button" onClick={() => save('all')}>
            <Icon name="file" size={16} />
            {t('lines.save')}
          </SmallButton>
          {toLookAt > 0 && (
            <SmallButton type="button" onClick={() => save('look')}>
              <Icon name="file" size={16} />
              {t('lines.save.look', { count: toLookAt })}
            </SmallButton>
          )}
          <SmallButton type="button" onClick={() => dispatch(sheetCleared({ sheet }))}>
            <Icon name="trash" size={16} />
            {t('lines.clear')}
          </SmallButton>
        </>
      )}
    </Tools>
  );
}
