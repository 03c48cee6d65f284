import type { UnknownAction } from '@reduxjs/toolkit';
import { memo, type Dispatch } from 'react';

import { useTranslate } from '../../i18n/useTranslate';
import { Icon } from '../../ui/Icon';
import { plainText } from '../../ui/SafeHtml';

import { AskedCell } from './AskedCell';
import { FixCell } from './FixCell';
import { PacksCell } from './PacksCell';
import { PriceCell, TotalCell } from './PriceCells';
import { ProductCell } from './ProductCell';
import { nameOf, type ReviewLine } from './reviewLine';
import { lineRemoved, lineRestored, lineTicked, type Decision } from './reviewSlice';
import { SaidCell } from './SaidCell';
import { isChosen, packsOf, standingOf } from './standing';
import type { CorrectCode } from './useCorrectCode';

export interface ReviewRowProps {
  line: ReviewLine;
  decision: Decision | undefined;
  /** Most ship packs that this line can have. */
  room: number;
  isReOrder: boolean;
  /** Near matches are looked for unasked. */
  isEager: boolean;
  dispatch: Dispatch<UnknownAction>;
  onCorrect: CorrectCode;
}

/** One line; typing in it draws it anew, and no other. */
export const ReviewRow = memo(function ReviewRow(props: ReviewRowProps) {
  const { line, decision, room, dispatch } = props;
  const t = useTranslate();
  const name = plainText(nameOf(line));
  const isTicked = isChosen(line, decision);
  const isRemoved = decision?.isRemoved === true;

  const tick = () => {
    const packs = Math.min(Math.max(1, packsOf(line, decision)), room);
    dispatch(lineTicked({ id: line.id, isTicked: !isTicked, packs }));
  };

  return (
    <tr role="row" data-line={line.id} data-ticked={isTicked}>
      {isRemoved ? (
        <td role="cell" className="product">
          {t('lines.removed', { name })}
        </td>
      ) : (
        <>
          <td role="cell" className="tick">
            <input
              type="checkbox"
              aria-label={t('lines.tick', { name })}
              checked={isTicked}
              disabled={room === 0}
              onChange={tick}
            />
          </td>
          <ProductCell line={line} />
          <Parts {...props} name={name} isTicked={isTicked} />
        </>
      )}
      <td role="cell" className="remove" key="remove">
        <button
          type="button"
          className="icon-button"
          title={t(isRemoved ? 'lines.putBack' : 'lines.remove', { name })}
          aria-label={t(isRemoved ? 'lines.putBack' : 'lines.remove', { name })}
          onClick={() => dispatch(isRemoved ? lineRestored(line.id) : lineRemoved(line.id))}
        >
          <Icon name={isRemoved ? 'repeat' : 'close'} size={18} />
        </button>
      </td>
    </tr>
  );
});

/** What was asked, what can be had, what it costs, and what to do about it. */
function Parts(props: ReviewRowProps & { name: string; isTicked: boolean }) {
  const { line, decision, isReOrder, isTicked } = props;
  const t = useTranslate();
  const packs = packsOf(line, decision);
  return (
    <>
      <AskedCell line={line} isReOrder={isReOrder} />
      <td role="cell" className="possible number" data-label={t('lines.column.possible')}>
        {line.isUnchecked ? '' : line.possible}
      </td>
      <PacksCell {...props} packs={packs} />
      <PriceCell line={line} />
      <TotalCell line={line} packs={isTicked ? packs : 0} />
      <SaidCell line={line} standing={standingOf(line, decision)} />
      <FixCell {...props} />
    </>
  );
}
