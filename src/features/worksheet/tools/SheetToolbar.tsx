import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Summary } from '../../../slices/worksheets/summary';
import { below, from, space } from '../../../ui/theme';
import { useSheet } from '../state/useSheet';

import { SheetTools } from './SheetTools';
import { StatusFilter, type Shown } from './StatusFilter';
import { TickAll } from './TickAll';
import { UndoBar } from './UndoBar';

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

interface SheetToolbarProps {
  sheet: string;
  summary: Summary;
  isReOrder: boolean;
  shown: Shown;
  onShow: (shown: Shown) => void;
  /** A further action on the sheet as a whole. */
  tool: ReactNode;
}

/** Chooses which lines are ticked and shown, and acts on the sheet as a whole. */
export function SheetToolbar(props: SheetToolbarProps) {
  const { sheet, summary, isReOrder, shown, onShow, tool } = props;
  const hasLines = useSheet(sheet).order.length > 0;
  return (
    <Tools>
      {hasLines && (
        <>
          <TickAll sheet={sheet} summary={summary} />
          <StatusFilter summary={summary} isReOrder={isReOrder} shown={shown} onShow={onShow} />
        </>
      )}
      <Steps>
        <UndoBar sheet={sheet} />
        {!isReOrder && <SheetTools sheet={sheet} summary={summary} tool={tool} />}
      </Steps>
    </Tools>
  );
}
