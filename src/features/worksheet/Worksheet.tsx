import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { roomIn } from '../../slices/worksheets/lineStatus';
import { selectIsDone } from '../../slices/worksheets/worksheets';
import { useAppSelector } from '../../store/hooks';
import { LongRows, type Reveal } from '../../ui/table/LongRows';
import { Rows, Table } from '../../ui/table/Table';
import { space } from '../../ui/theme';

import { AddBar } from './adding/AddBar';
import { AddedNotice } from './adding/AddedNotice';
import { useAddKey } from './adding/useAddKey';
import { TypedRow } from './codes/TypedRow';
import { useCorrectCode } from './codes/useCorrectCode';
import { useTypedRow } from './codes/useTypedRow';
import { columnsOf } from './rows/columns';
import { SheetRow } from './rows/SheetRow';
import { useMoves } from './rows/useMoves';
import { useShownIds } from './rows/useShownIds';
import { useCounted, useSheet } from './state/useSheet';
import { OtherTab } from './tools/OtherTab';
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

const Steps = styled.div`
  display: flex;
  flex: 1 0 auto;
  gap: ${space(2)};
  align-items: center;
  justify-content: flex-end;
`;

const Fields = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const lineId = (id: number): number => id;

interface WorksheetProps {
  /** The name of an open one. */
  sheet: string;
  /** Its lines are of this earlier order: prices and packs of then stand beside those of now, and none is typed. */
  orderId?: string;
  /** The same content went into the cart before. */
  isRepeated?: boolean;
  /** Begins the row of what can be done with the lines. */
  title?: ReactNode;
  /** Ends it. */
  end?: ReactNode;
  /** How the lines were read. */
  reading?: ReactNode;
  /** The cursor stands in the row to type when the screen opens. */
  isFirst?: boolean;
  /** Several lines were pasted into a box for one code. */
  onLines?: (text: string) => void;
}

/** One table that every source feeds: check, correct, type, and add to the cart; a wrong line never stops a right one. */
export function Worksheet(props: WorksheetProps) {
  const { sheet, orderId, isRepeated = false, title, end, reading } = props;
  const isReOrder = orderId !== undefined;
  const t = useTranslate();
  const reveal = useRef<Reveal>(null);
  const state = useSheet(sheet);
  const sum = useCounted(sheet);
  const isDone = useAppSelector((root) => selectIsDone(root, sheet));
  const typed = useTypedRow(sheet);
  const { shown, show, ids } = useShownIds(sheet);
  const correct = useCorrectCode(sheet);
  const move = useMoves(sheet, ids, reveal, typed.codeBox);
  const add = useAddKey(sheet, sum, { orderId, finishTyping: typed.finish });

  const { counted, summary } = sum;
  const counts = state.counting ?? 'packs';
  const roomFor = (id: number) => {
    const line = state.lines[id];
    return line ? roomIn(line, counted, summary.packs) : 0;
  };
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
      <Fields disabled={state.sending !== null}>
        <OtherTab sheet={sheet} />
        <Head className="no-print">
          {title}
          {state.order.length > 0 && (
            <>
              <TickAll sheet={sheet} summary={summary} />
              <StatusFilter summary={summary} shown={shown} onShow={show} />
            </>
          )}
          {reading}
          <Steps>
            <UndoBar sheet={sheet} />
            {!isReOrder && <SheetTools sheet={sheet} summary={summary} />}
            {end}
          </Steps>
        </Head>
        <Table
          caption={t('lines.caption')}
          columns={columnsOf(isReOrder, counts)}
          rowCount={ids.length + (isReOrder ? 1 : 2)}
          isWide
        >
          <LongRows
            items={ids}
            keyOf={lineId}
            reveal={reveal}
            draw={(id, place) => (
              <SheetRow
                key={id}
                sheet={sheet}
                id={id}
                room={roomFor(id)}
                isReOrder={isReOrder}
                isEager={summary.unknown.includes(id)}
                counting={counts}
                {...place}
                onCorrect={correct}
                onMove={move}
              />
            )}
          />
          {!isReOrder && (
            <Rows>
              <TypedRow
                typed={typed}
                index={ids.length}
                isFirst={props.isFirst}
                onLines={props.onLines}
              />
            </Rows>
          )}
        </Table>
      </Fields>
      <AddBar sheet={sheet} summary={summary} isRepeated={isRepeated} onAdd={add} />
    </>
  );
}
