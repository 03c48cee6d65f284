import { styled } from 'styled-components';

import { namedProduct } from '#domain/order-file/namedProduct';

import { useTranslate } from '../../../i18n/useTranslate';
import { codeOf, statusOf, packsInCartWith, packsOf } from '../../../slices/worksheets/lineStatus';
import { nameOf } from '../../../slices/worksheets/sheetLine';
import { lineTicked } from '../../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../../store/hooks';
import { KeepOrChange } from '../../../ui/KeepOrChange';
import { plainText } from '../../../ui/SafeHtml';
import { CellAcross } from '../../../ui/table/Row';
import { space } from '../../../ui/theme';
import { UsualNote } from '../../../ui/UsualNote';
import { CorrectCode } from '../codes/CorrectCode';
import { NearMatches } from '../codes/NearMatches';
import { ProductChoices } from '../codes/ProductChoices';

import { helpOf } from './helpOf';
import { PiecesCell } from './PiecesCell';
import type { SheetRowProps } from './rowProps';
import { SeenCell } from './SeenCell';

interface FixCellProps extends SheetRowProps {
  /** Whether other products were requested. */
  isHelped: boolean;
}

/**
 * The ways to resolve a line that cannot simply be added: choose, correct, find another product, or
 * accept it as it is.
 */
export function FixCell(props: FixCellProps) {
  const { line, decision, isReOrder, isEager, isHelped, onCorrect, sheet } = props;
  const t = useTranslate();
  const status = statusOf(line, decision);
  const code = codeOf(line, decision);
  const correct = (text: string) => onCorrect(line.id, text);

  const renderOptions = () => {
    if (helpOf(props) && !isHelped) return null;
    if (status === 'seen') return <SeenCell sheet={sheet} line={line} />;
    if (status === 'unusual') return <UnusualCell {...props} />;
    if (status === 'pieces') return <PiecesCell {...props} />;
    if (status === 'ambiguous') {
      return (
        <ProductChoices
          label={t('lines.choose', { code })}
          products={line.candidates}
          onChoose={(product) => correct(product.product_id)}
        />
      );
    }
    if (status === 'invalid' && code === '') {
      const named = namedProduct(line.original.unread?.text ?? '');
      return named && <NearMatches text={named.name} isOn onChoose={correct} />;
    }
    if (status === 'unknown' && isReOrder) {
      return (
        <CorrectCode key={code} line={line} initial={code} isEager={isEager} onCorrect={correct} />
      );
    }
    if (status === 'unknown') return <NearMatches text={code} isOn onChoose={correct} />;
    if (status !== 'unavailable' || line.isUnchecked) return null;
    const initial = plainText(nameOf(line));
    return <CorrectCode line={line} initial={initial} isEager isReplacing onCorrect={correct} />;
  };
  const options = renderOptions();
  return options && <CellAcross>{options}</CellAcross>;
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
`;

/** The usual quantity beside the requested one, and two answers: keep it or change it. */
function UnusualCell({ sheet, line, decision, room, onMove }: SheetRowProps) {
  const dispatch = useAppDispatch();
  const { id } = line;
  const packs = Math.min(packsOf(line, decision), room);
  return (
    <Box>
      <UsualNote usual={line.product?.usual} packs={packsInCartWith(line, packs)} />
      <KeepOrChange
        packs={packs}
        onKeep={() => dispatch(lineTicked({ sheet, id, isTicked: true, packs }))}
        onChange={() => onMove(id, 0)}
      />
    </Box>
  );
}
