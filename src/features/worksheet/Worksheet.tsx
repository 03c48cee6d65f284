import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { maxPacksIn } from '../../slices/worksheets/lineStatus';
import { selectIsDone } from '../../slices/worksheets/worksheets';
import { useAppSelector } from '../../store/hooks';
import { SmallButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { LongRows } from '../../ui/table/LongRows';
import type { Reveal, RowPlace } from '../../ui/table/Row';
import { Rows, Table } from '../../ui/table/Table';
import { below, from, space } from '../../ui/theme';

import { AddBar } from './adding/AddBar';
import { AddedNotice } from './adding/AddedNotice';
import { useAddKey } from './adding/useAddKey';
import { TypedRow } from './codes/TypedRow';
import { useCorrectCode } from './codes/useCorrectCode';
import { useTypedRow } from './codes/useTypedRow';
import { columnsOf } from './rows/columns';
import { moveBetweenCells } from './rows/moveBetweenCells';
import type { GivePasted } from './rows/rowProps';
import { SheetRow } from './rows/SheetRow';
import { isBlank, insertPositionOf, type Blank, type Slot } from './rows/slots';
import { useFillDown } from './rows/useFillDown';
import { useMoveFocus } from './rows/useMoveFocus';
import { useShownIds } from './rows/useShownIds';
import { useSlots } from './rows/useSlots';
import { useSheetTotals, useSheet } from './state/useSheet';
import { OtherTabWarning } from './tools/OtherTabWarning';
import { SheetTools } from './tools/SheetTools';
import { StatusFilter } from './tools/StatusFilter';
import { TickAll } from './tools/TickAll';
import { UndoBar } from './tools/UndoBar';

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

const Tools = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;

  ${below.desktop} {
    /* Below the element beside it. */
    order: 1;
  }
`;

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  margin-left: auto;

  ${from.desktop} {
    justify-content: flex-end;
  }
`;

const Fields = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const keyOf = (slot: Slot): Slot => slot;

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
  const reveal = useRef<Reveal>(null);
  const state = useSheet(sheet);
  const totals = useSheetTotals(sheet);
  const isDone = useAppSelector((root) => selectIsDone(root, sheet));
  const { shown, show, ids } = useShownIds(sheet, isReOrder, totals.summary);
  const slots = useSlots(sheet, ids, isReOrder);
  const typed = useTypedRow(sheet, slots, props.isFirst);
  const correct = useCorrectCode(sheet);
  const move = useMoveFocus(sheet, slots.all, reveal);
  const fill = useFillDown(sheet, ids);
  const add = useAddKey(sheet, totals, { orderId, finishTyping: typed.finish });

  const { counted, summary } = totals;
  const counts = state.counting ?? 'packs';
  const maxPacksFor = (id: number) => {
    const line = state.lines[id];
    return line ? maxPacksIn(line, counted, summary.packs) : 0;
  };
  const renderBlankRow = (blank: Blank, place: RowPlace) => (
    <TypedRow
      key={blank}
      typed={typed}
      blank={blank}
      {...place}
      index={place.index ?? 0}
      onLines={onLines && ((text) => onLines(text, insertPositionOf(blank, slots.all)))}
      onMove={move}
    />
  );
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
      <Fields disabled={state.sending !== null} onKeyDown={moveBetweenCells}>
        <OtherTabWarning sheet={sheet} />
        <Head className="no-print">
          {title}
          {reading}
          <Tools>
            {state.order.length > 0 && (
              <>
                <TickAll sheet={sheet} summary={summary} />
                <StatusFilter summary={summary} isReOrder={isReOrder} shown={shown} onShow={show} />
              </>
            )}
            <Steps>
              <UndoBar sheet={sheet} />
              {!isReOrder && <SheetTools sheet={sheet} summary={summary} />}
            </Steps>
          </Tools>
          {end}
        </Head>
        <Table
          caption={t('lines.caption')}
          columns={columnsOf(isReOrder, counts)}
          rowCount={slots.all.length + 1}
          isWide
        >
          <LongRows
            items={slots.among}
            keyOf={keyOf}
            reveal={reveal}
            draw={(slot, place) =>
              isBlank(slot) ? (
                renderBlankRow(slot, place)
              ) : (
                <SheetRow
                  key={slot}
                  sheet={sheet}
                  id={slot}
                  room={maxPacksFor(slot)}
                  isReOrder={isReOrder}
                  isEager={summary.unknown.includes(slot)}
                  counting={counts}
                  {...place}
                  onCorrect={correct}
                  onLines={onLines}
                  onFill={fill}
                  onMove={move}
                />
              )
            }
          />
          {slots.end.length > 0 && (
            <Rows>
              {slots.end.map((blank, offset) =>
                renderBlankRow(blank, { index: slots.among.length + offset }),
              )}
            </Rows>
          )}
        </Table>
        {ids.length < state.order.length && (
          <SmallButton type="button" className="no-print" onClick={() => show('all')}>
            <Icon name="down" size={16} />
            {t('lines.show.others', { count: state.order.length - ids.length })}
          </SmallButton>
        )}
      </Fields>
      <AddBar sheet={sheet} summary={summary} isRepeated={isRepeated} onAdd={add} />
    </>
  );
}
