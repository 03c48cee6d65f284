import { memo, useRef } from 'react';
import { styled } from 'styled-components';

import type { CartLine } from '#contract/cart';
import { isOrderable } from '#domain/quantity';

import {
  linesRemoved,
  linesRestored,
  packsDecremented,
  packsIncremented,
  packsSet,
} from '../../slices/cartPreview';
import { selectDeselected } from '../../slices/cartSelection';
import { previewOf } from '../../slices/previewItem';
import { selectShownPacks } from '../../store/cart';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Row } from '../../ui/table/Row';
import { from } from '../../ui/theme';

import { CartLineCells } from './CartLineCells';
import { RemovedCell } from './RemovedCell';

/** Outside the window it is not laid out, so that a cart of hundreds of lines stays quick. */
const Line = styled(Row)`
  content-visibility: auto;
  contain-intrinsic-size: auto 176px;

  ${from.tablet} {
    contain-intrinsic-size: auto 60px;
  }
`;

interface CartRowProps {
  line: CartLine | undefined;
  /** It was taken out on this screen, and can be put back. */
  isRemovedHere: boolean;
  onRemoved: (line: CartLine) => void;
}

/** One line; only its own quantity and selection make it draw again. */
export const CartRow = memo(function CartRow({ line, isRemovedHere, onRemoved }: CartRowProps) {
  const dispatch = useAppDispatch();
  const row = useRef<HTMLTableRowElement>(null);
  const id = line?.product_id ?? '';
  const packs = useAppSelector((state) => selectShownPacks(state, id));
  const isLeftOut = useAppSelector((state) => selectDeselected(state).includes(id));
  if (!line || (packs === undefined && !isRemovedHere)) return null;

  const remove = () => {
    onRemoved({ ...line, item: packs ?? line.item });
    dispatch(linesRemoved([id]));
    // The pressed button goes; the place in the table stays.
    row.current?.focus();
  };
  const putBack = () => {
    dispatch(linesRestored([previewOf(line)]));
    row.current?.focus();
  };
  const change = (next: number) => {
    if (next === 0) remove();
    else if (next === (packs ?? 0) + 1) dispatch(packsIncremented(id));
    else if (next === (packs ?? 0) - 1) dispatch(packsDecremented(id));
    else dispatch(packsSet({ id, packs: next }));
  };

  const isSelected = isOrderable(line) && !isLeftOut;
  return (
    <Line
      ref={row}
      tabIndex={-1}
      tone={packs === undefined ? 'gone' : isSelected ? undefined : 'off'}
    >
      {packs === undefined ? (
        <RemovedCell line={line} onPutBack={putBack} />
      ) : (
        <CartLineCells
          line={line}
          packs={packs}
          isSelected={isSelected}
          onPacks={change}
          onRemove={remove}
        />
      )}
    </Line>
  );
});
