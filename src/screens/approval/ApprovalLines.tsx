import { styled } from 'styled-components';

import { MAX_ITEM, unitsOf } from '#domain/quantity';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useMarket } from '../../store/useMarket';
import { useScanToCart } from '../../store/useScanToCart';
import { SmallButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { ProductName } from '../../ui/ProductName';
import { QuantityStepper } from '../../ui/QuantityStepper';
import { plainText } from '../../ui/SafeHtml';
import { Small } from '../../ui/Small';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';
import { Rows, Table } from '../../ui/table/Table';
import { color, size } from '../../ui/theme';

import type { DecidedLine } from './decidedLines';

const columns = namedColumns({
  product: { label: 'order.product', width: 1, fold: 'head' },
  price: { label: 'order.price', width: '8rem', narrow: '6.5rem', isNumber: true, fold: 'left' },
  total: { label: 'order.total', width: '7rem', narrow: '6rem', isNumber: true, fold: 'right' },
  packs: { label: 'order.packs', width: '23rem', narrow: '16rem', fold: 'bare' },
});

const Warning = styled.p`
  margin: 0;
  color: ${color.bad};
  font-size: ${size.s};
  font-weight: 600;
`;

interface ApprovalLinesProps {
  lines: readonly DecidedLine[];
  /** Whether it waits: prices and stock of today are then told. */
  isOpen: boolean;
  /** Changes the packs of a line; without it, lines are only shown. */
  onPacks?: (line: number, packs: number) => void;
}

/** The lines as they would be ordered now, with what differs from what was sent. */
export function ApprovalLines({ lines, isOpen, onPacks }: ApprovalLinesProps) {
  const t = useTranslate();
  const format = useFormat();
  const { country } = useMarket();
  return (
    <Table caption={t('review.caption')} columns={columns}>
      <Rows>
        {lines.map((decided) => {
          const { line, packs, cents, sentCents, shipPack, problem } = decided;
          const shownCents = isOpen ? cents : sentCents;
          return (
            <Row key={line.line} tone={isOpen && problem ? 'found' : undefined}>
              <RowHead column={columns.product}>
                <ProductName
                  id={line.product_id}
                  name={line.name}
                  picture={line.image}
                  to={paths.product(line.product_id, country)}
                />
              </RowHead>
              <Cell column={columns.price}>
                {format.cents(shownCents)}
                {shownCents !== sentCents && (
                  <Small>{t('approval.priceWas', { was: format.cents(sentCents) })}</Small>
                )}
              </Cell>
              <Cell column={columns.total}>
                {format.cents(shownCents * unitsOf(packs, isOpen ? shipPack : line.ship_pack))}
              </Cell>
              <Cell column={columns.packs}>
                {onPacks ? (
                  <PacksOf decided={decided} onPacks={(count) => onPacks(line.line, count)} />
                ) : (
                  <>
                    {format.number(packs)}{' '}
                    {t('product.timesPack', { count: isOpen ? shipPack : line.ship_pack })}
                  </>
                )}
              </Cell>
            </Row>
          );
        })}
      </Rows>
    </Table>
  );
}

interface PacksOfProps {
  decided: DecidedLine;
  onPacks: (packs: number) => void;
}

/** The packs of a line: raised, lowered, left out, or put back. */
function PacksOf({ decided, onPacks }: PacksOfProps) {
  const t = useTranslate();
  const scanToCart = useScanToCart();
  const { line, packs, shipPack, most, problem } = decided;
  const name = plainText(line.name);
  if (packs === 0) {
    return (
      <ButtonRow>
        <Small>{t('approval.leftOut')}</Small>
        {most > 0 && (
          <SmallButton
            aria-label={t('approval.putBack.of', { name })}
            onClick={() => onPacks(Math.min(line.packs, most))}
          >
            {t('approval.putBack')}
          </SmallButton>
        )}
      </ButtonRow>
    );
  }
  const differences = [
    packs !== line.packs && t('approval.sentPacks', { count: line.packs }),
    shipPack !== line.ship_pack && t('approval.packWas', { count: line.ship_pack }),
  ].filter(Boolean);
  return (
    <>
      <ButtonRow>
        {problem !== 'gone' && (
          <QuantityStepper
            name={name}
            quantity={packs}
            max={problem === 'short' ? MAX_ITEM : Math.max(most, packs)}
            onChange={onPacks}
            onScan={scanToCart}
          />
        )}
        <span>{t('product.timesPack', { count: shipPack })}</span>
        {problem === 'short' && (
          <SmallButton
            aria-label={t('approval.take.of', { count: most, name })}
            onClick={() => onPacks(most)}
          >
            {t('approval.take', { count: most })}
          </SmallButton>
        )}
        <SmallButton aria-label={t('approval.leaveOut.of', { name })} onClick={() => onPacks(0)}>
          {t('approval.leaveOut')}
        </SmallButton>
      </ButtonRow>
      {differences.length > 0 && <Small>{differences.join(' · ')}</Small>}
      {problem && (
        <Warning role="status">
          {problem === 'gone' ? t('approval.gone') : t('approval.short', { count: most })}
        </Warning>
      )}
    </>
  );
}
