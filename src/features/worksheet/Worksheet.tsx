import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { PageControl } from '../../ui/PageControl';
import { space } from '../../ui/theme';

import { AddBar } from './AddBar';
import { AddedNotice } from './AddedNotice';
import { OutcomeFilter } from './OutcomeFilter';
import { SheetRow } from './SheetRow';
import { SheetTable } from './SheetTable';
import { roomOf, standingOf } from './standing';
import { TickAll } from './TickAll';
import { UndoBar } from './UndoBar';
import { useAddLines, type SendLines } from './useAddLines';
import { useCorrectCode } from './useCorrectCode';
import { useShownLines } from './useShownLines';
import type { OpenSheet } from './useWorksheet';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-bottom: ${space(3)};
`;

const Fields = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** Lines without a product whose near matches are looked for unasked. */
const EAGER = 5;

interface WorksheetProps {
  sheet: OpenSheet;
  send: SendLines;
  /** Lines of an earlier order: prices and packs of then stand beside those of now. */
  isReOrder?: boolean;
  /** The same content went into the cart before. */
  isRepeated?: boolean;
}

/** Lines to check, correct and add to the cart; a wrong one never stands in the way of the right ones. */
export function Worksheet({ sheet, send, isReOrder = false, isRepeated = false }: WorksheetProps) {
  const t = useTranslate();
  const { state, shown: counted, summary, dispatch } = sheet;
  const adding = useAddLines(sheet, send);
  const correct = useCorrectCode(sheet);
  const { shown, show, lines, page, last, turnTo } = useShownLines(state);
  const eager = lines
    .filter((line) => standingOf(line, state.decisions[line.id]) === 'unknown')
    .slice(0, EAGER);

  return (
    <>
      <AddedNotice sheet={sheet} />
      {!summary.isDone && (
        <>
          <Fields disabled={state.sending !== null}>
            <Head className="no-print">
              <UndoBar sheet={sheet} />
              <OutcomeFilter summary={summary} shown={shown} onShow={show} />
              <TickAll sheet={sheet} />
            </Head>
            <SheetTable caption={t('lines.caption')} isReOrder={isReOrder}>
              {lines.map((line) => (
                <SheetRow
                  key={line.id}
                  line={line}
                  decision={state.decisions[line.id]}
                  room={roomOf(
                    counted.lines[line.id] ?? line,
                    counted.decisions[line.id],
                    summary.packs,
                  )}
                  isReOrder={isReOrder}
                  isEager={eager.includes(line)}
                  dispatch={dispatch}
                  onCorrect={correct}
                />
              ))}
            </SheetTable>
          </Fields>
          <PageControl page={page} last={last} onTurn={turnTo} />
          <AddBar summary={summary} adding={adding} isRepeated={isRepeated} />
        </>
      )}
    </>
  );
}
