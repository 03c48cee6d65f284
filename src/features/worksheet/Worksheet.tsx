import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { checkRepeated, selectIsDone } from '../../slices/worksheets/worksheets';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { SmallButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { LoadError } from '../../ui/LoadError';
import { space } from '../../ui/theme';

import { AddBar } from './adding/AddBar';
import { AddedNotice } from './adding/AddedNotice';
import { useAddKey } from './adding/useAddKey';
import { useTypedRow } from './codes/useTypedRow';
import { moveBetweenCells } from './rows/moveBetweenCells';
import type { GivePasted } from './rows/rowProps';
import { SheetTable } from './rows/SheetTable';
import { useShownIds } from './rows/useShownIds';
import { useSlots } from './rows/useSlots';
import { useSheetTotals, useSheet } from './state/useSheet';
import { OtherTabWarning } from './tools/OtherTabWarning';
import { SheetToolbar } from './tools/SheetToolbar';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  margin-bottom: ${space(1)};

  &:empty {
    display: none;
  }
`;

const Fields = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

interface WorksheetProps {
  /** The name of an open sheet. */
  sheet: string;
  /**
   * Set if the lines are of an earlier order: its prices and packs are shown beside the current
   * ones, and no lines can be typed.
   */
  orderId?: string;
  /** Whether the same content was added to the cart before. */
  isRepeated?: boolean;
  /** Start of the toolbar. */
  title?: ReactNode;
  /** End of the toolbar. */
  end?: ReactNode;
  /** Explains how the lines were read. */
  reading?: ReactNode;
  /** A further action on the sheet as a whole. */
  tool?: ReactNode;
  /** Whether the row for typing takes the focus when the screen opens. */
  isFirst?: boolean;
  /** Called when several lines are pasted into a box for one code. */
  onLines?: GivePasted;
}

/**
 * One table fed by every source: check, correct, type, and add to the cart. A wrong line never
 * blocks a right one.
 */
export function Worksheet(props: WorksheetProps) {
  const { sheet, orderId, isRepeated = false, title, end, reading, onLines } = props;
  const isReOrder = orderId !== undefined;
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { order, sending, checkFailure } = useSheet(sheet);
  const totals = useSheetTotals(sheet);
  const { summary } = totals;
  const isDone = useAppSelector((root) => selectIsDone(root, sheet));
  const { shown, show, ids } = useShownIds(sheet, isReOrder, summary);
  const slots = useSlots(sheet, ids, isReOrder);
  const typed = useTypedRow(sheet, slots, props.isFirst);
  const { add, failure } = useAddKey(sheet, totals, { orderId, finishTyping: typed.finish });

  if (isReOrder && isDone) {
    return (
      <>
        <Head>
          {title}
          {end}
        </Head>
        <AddedNotice sheet={sheet} />
      </>
    );
  }
  return (
    <>
      <AddedNotice sheet={sheet} />
      {checkFailure && (
        <LoadError error={checkFailure} onRetry={() => dispatch(checkRepeated({ sheet }))} />
      )}
      <Fields disabled={sending !== null} onKeyDown={moveBetweenCells}>
        <OtherTabWarning sheet={sheet} />
        <Head className="no-print">
          {title}
          {reading}
          <SheetToolbar
            sheet={sheet}
            summary={summary}
            isReOrder={isReOrder}
            shown={shown}
            onShow={show}
            tool={props.tool}
          />
          {end}
        </Head>
        <SheetTable
          sheet={sheet}
          isReOrder={isReOrder}
          slots={slots}
          typed={typed}
          totals={totals}
          onLines={onLines}
        />
        {ids.length < order.length && (
          <SmallButton className="no-print" onClick={() => show('all')}>
            <Icon name="down" size={16} />
            {t('lines.show.others', { count: order.length - ids.length })}
          </SmallButton>
        )}
      </Fields>
      <AddBar
        sheet={sheet}
        summary={summary}
        isRepeated={isRepeated}
        failure={failure}
        onAdd={add}
      />
    </>
  );
}
