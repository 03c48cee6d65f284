import { memo, useCallback, useRef } from 'react';

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
import { Row, type RowPlace } from '../../ui/table/Row';

import { CartLineCells } from './CartLineCells';
import { RemovedCell } from './RemovedCell';

interface CartRowProps extends RowPlace {
  line: CartLine;
  onRemoved: (line: CartLine) => void;
}

/**
 * One cart line, or a placeholder for a line removed on this screen. It re-renders only when its
 * own quantity or selection changes.
 */
export const CartRow = memo(function CartRow({ line, onRemoved, ...place }: CartRowProps) {
  const dispatch = useAppDispatch();
  const row = useRef<HTMLTableRowElement | null>(null);
  const id = line.product_id;
  const { measure } = place;
  const attach = useCallback(
    (element: HTMLTableRowElement | null) => {
      row.current = element;
      measure?.(element);
    },
    [measure],
  );
  const packs = useAppSelector((state) => selectShownPacks(state, id));
  const isDeselected = useAppSelector((state) => selectDeselected(state).includes(id));

  const remove = () => {
    onRemoved({ ...line, item: packs ?? line.item });
    dispatch(linesRemoved([id]));
    // The pressed button unmounts, but its row remains and takes the focus.
    row.current?.focus();
  };
  const restore = () => {
    dispatch(linesRestored([previewOf(line)]));
    row.current?.focus();
  };
  const changePacks = (next: number) => {
    if (next === 0) remove();
    else if (next === (packs ?? 0) + 1) dispatch(packsIncremented(id));
    else if (next === (packs ?? 0) - 1) dispatch(packsDecremented(id));
    else dispatch(packsSet({ id, packs: next }));
  };

  const isSelected = isOrderable(line) && !isDeselected;
  return (
    <Row
      {...place}
      measure={attach}
      tabIndex={-1}
      tone={packs === undefined ? 'gone' : isSelected ? undefined : 'off'}
    >
      {packs === undefined ? (
        <RemovedCell line={line} onPutBack={restore} />
      ) : (
        <CartLineCells
          line={line}
          packs={packs}
          isSelected={isSelected}
          onPacks={changePacks}
          onRemove={remove}
        />
      )}
    </Row>
  );
});
