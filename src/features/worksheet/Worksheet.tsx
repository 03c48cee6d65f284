import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { space } from '../../ui/theme';

import { AddBar } from './AddBar';
import { AddedNotice } from './AddedNotice';
import { OtherTab } from './OtherTab';
import { OutcomeFilter } from './OutcomeFilter';
import { SheetRow } from './SheetRow';
import { SheetRows, type Reveal } from './SheetRows';
import { SheetTable } from './SheetTable';
import { SheetTools } from './SheetTools';
import { roomIn } from './standing';
import { TypedRow } from './TypedRow';
import { UndoBar } from './UndoBar';
import { useAddKey } from './useAddKey';
import { useAddLines, type SendLines } from './useAddLines';
import { useCorrectCode } from './useCorrectCode';
import { useMoves } from './useMoves';
import { useShownLines } from './useShownLines';
import { useTypedRow } from './useTypedRow';
import type { OpenSheet } from './useWorksheet';

const Head = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-bottom: ${space(3)};
`;

const Fields = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

interface WorksheetProps {
  sheet: OpenSheet;
  send: SendLines;
  /** Lines of an earlier order: prices and packs of then stand beside those of now, and none is typed. */
  isReOrder?: boolean;
  /** The same content went into the cart before. */
  isRepeated?: boolean;
  /** Where it can be said what quantities count. */
  counting?: ReactNode;
  /** The cursor stands in the row to type when the screen opens. */
  isFirst?: boolean;
  /** Several lines were pasted into a box for one code. */
  onLines?: (text: string) => void;
}

/** One table that every source feeds: check, correct, type, and add to the cart; a wrong line never stops a right one. */
export function Worksheet(props: WorksheetProps) {
  const { sheet, send, isReOrder = false, isRepeated = false, counting } = props;
  const t = useTranslate();
  const { state, shown: counted, summary, dispatch } = sheet;
  const reveal = useRef<Reveal>(null);
  const typed = useTypedRow(sheet);
  const { shown, show, lines } = useShownLines(state);
  const correct = useCorrectCode(sheet);
  const move = useMoves(lines, reveal, typed.codeBox);
  const adding = useAddLines(sheet, send);
  const add = useAddKey(sheet, adding, typed.finish);

  const isOver = isReOrder && summary.isDone;
  return (
    <>
      <AddedNotice sheet={sheet} />
      {!isOver && (
        <>
          <Fields disabled={state.sending !== null}>
            <Head className="no-print">
              <OtherTab sheet={sheet} />
              <SheetTools sheet={sheet} counting={counting} isReOrder={isReOrder} />
              {summary.open > 0 && <OutcomeFilter summary={summary} shown={shown} onShow={show} />}
              <UndoBar sheet={sheet} />
            </Head>
            <SheetTable
              caption={t('lines.caption')}
              isReOrder={isReOrder}
              counting={sheet.counting}
              rows={lines.length + (isReOrder ? 1 : 2)}
            >
              <SheetRows
                lines={lines}
                reveal={reveal}
                draw={(line, index, place) => (
                  <SheetRow
                    key={line.id}
                    line={line}
                    decision={state.decisions[line.id]}
                    room={roomIn(line, counted, summary.packs)}
                    isReOrder={isReOrder}
                    isEager={summary.unknown.includes(line.id)}
                    counting={sheet.counting}
                    place={index + 2}
                    {...place}
                    dispatch={dispatch}
                    onCorrect={correct}
                    onMove={move}
                  />
                )}
              />
              {!isReOrder && (
                <tbody role="rowgroup">
                  <TypedRow
                    typed={typed}
                    place={lines.length + 2}
                    isFirst={props.isFirst}
                    onLines={props.onLines}
                  />
                </tbody>
              )}
            </SheetTable>
          </Fields>
          <AddBar summary={summary} adding={{ ...adding, add }} isRepeated={isRepeated} />
        </>
      )}
    </>
  );
}
