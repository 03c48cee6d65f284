import { styled } from 'styled-components';

import { unitPriceAt, type PricedOnTheWire } from '#domain/unitPrice';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { color, radius, space } from '../theme';

import { Notes } from './Notes';

const Own = styled.span`
  white-space: nowrap;
`;

const Break = styled.span`
  &[aria-current] {
    padding: 0 ${space(1)};
    border-radius: ${radius.control};
    background: ${color.markTint};
    color: ${color.ink};
    font-weight: 600;
  }
`;

interface PriceNotesProps {
  priced: PricedOnTheWire;
  packs: number;
  /** Whether the price above says whose it is. */
  isLabelled: boolean;
}

/** The list price beside the customer's own, and the breaks in one line, the one reached marked. */
export function PriceNotes({ priced, packs, isLabelled }: PriceNotesProps) {
  const t = useTranslate();
  const format = useFormat();
  const { price_breaks = [], list_price } = priced;
  const reached = price_breaks.findLast((one) => one.packs <= packs);
  return (
    <Notes>
      {list_price !== undefined && isLabelled && (
        <span>{t('price.list', { price: format.price(list_price) })}</span>
      )}
      {list_price !== undefined && !isLabelled && (
        <Own>
          {t('price.own')}
          {list_price > unitPriceAt(priced, 1) && (
            <>
              {' '}
              <span className="hidden-text">{t('product.list')} </span>
              <s>{format.price(list_price)}</s>
            </>
          )}
        </Own>
      )}
      {price_breaks.map((one) => (
        <Break key={one.packs} aria-current={one === reached || undefined}>
          {t('price.from', { packs: one.packs, price: format.price(one.price) })}
        </Break>
      ))}
    </Notes>
  );
}
