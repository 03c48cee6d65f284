import { memo, useState } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../../i18n/useTranslate';
import { codeOf, isChosen, packInQuestion, packsOf } from '../../../slices/worksheets/lineStatus';
import { nameOf } from '../../../slices/worksheets/sheetLine';
import {
  lineRemoved,
  lineTicked,
  selectDecision,
  selectLine,
} from '../../../slices/worksheets/worksheets';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { IconButton } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Icon } from '../../../ui/Icon';
import { plainText } from '../../../ui/SafeHtml';
import { Cell, Row } from '../../../ui/table/Row';
import { control } from '../../../ui/theme';

import { CodeCell } from './CodeCell';
import { columns } from './columns';
import { FixCell } from './FixCell';
import { PacksCell } from './PacksCell';
import { PreviousPacksCell } from './PreviousPacksCell';
import { PriceCell, StockCell, TotalCell } from './PriceCells';
import { ProductCell } from './ProductCell';
import type { PlacedLine, SheetRowProps } from './rowProps';
import { StatusCell } from './StatusCell';

const Remove = styled(IconButton)`
  width: ${control.small};
  height: ${control.small};
`;

/** One line of the sheet; memoised, so that typing in it re-renders no other. */
export const SheetRow = memo(function SheetRow(props: PlacedLine) {
  const { sheet, id } = props;
  const line = useAppSelector((state) => selectLine(state, sheet, id));
  const decision = useAppSelector((state) => selectDecision(state, sheet, id));
  return line && <Line {...props} line={line} decision={decision} />;
});

function Line(props: SheetRowProps) {
  const { sheet, line, decision, room, index, top, measure, isReOrder } = props;
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const name = plainText(nameOf(line));
  const isTicked = isChosen(line, decision);

  const toggleTick = () => {
    const pack = packInQuestion(line, decision);
    const proposed = pack
      ? Math.ceil((line.original.quantity ?? 0) / pack)
      : packsOf(line, decision);
    const packs = Math.min(Math.max(1, proposed), room);
    dispatch(lineTicked({ sheet, id: line.id, isTicked: !isTicked, packs }));
  };

  return (
    <Row
      index={index}
      top={top}
      measure={measure}
      tone={isTicked ? undefined : 'off'}
      data-line={line.id}
    >
      <Cell column={columns.tick}>
        <Checkbox
          aria-label={t('lines.tick', { name })}
          checked={isTicked}
          disabled={room === 0}
          onChange={toggleTick}
        />
      </Cell>
      {!isReOrder && <CodeCell {...props} />}
      <ProductCell line={line} />
      <DetailCells {...props} name={name} isTicked={isTicked} />
      <Cell column={columns.remove}>
        <Remove
          title={t('lines.remove', { name })}
          aria-label={t('lines.remove', { name })}
          onClick={() => dispatch(lineRemoved({ sheet, id: line.id }))}
        >
          <Icon name="close" size={18} />
        </Remove>
      </Cell>
    </Row>
  );
}

/** The cells for stock, price, quantity and status. */
function DetailCells(props: SheetRowProps & { name: string; isTicked: boolean }) {
  const { line, decision, isReOrder, isTicked } = props;
  const [helpedCode, setHelpedCode] = useState<string>();
  const code = codeOf(line, decision);
  const isHelped = helpedCode === code;
  const packs = packsOf(line, decision);
  return (
    <>
      <StockCell line={line} />
      <PriceCell line={line} packs={packs} />
      {isReOrder && <PreviousPacksCell line={line} decision={decision} />}
      <PacksCell {...props} packs={packs} />
      <TotalCell line={line} packs={isTicked ? packs : 0} />
      <StatusCell
        {...props}
        isHelped={isHelped}
        onHelp={() => setHelpedCode(isHelped ? undefined : code)}
      />
      <FixCell {...props} isHelped={isHelped} />
    </>
  );
}
