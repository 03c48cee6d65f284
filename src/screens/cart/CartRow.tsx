import { memo, useCallback, useRef } from 'react';
import { styled } from 'styled-components';

import type { CartLine } from '#contract/cart';
import { isOrderable } from '#domain/quantity';

import { useTranslate } from '../../i18n/useTranslate';
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
import { SmallButton } from '../../ui/Button';
import { plainText } from '../../ui/SafeHtml';
import { Row, type RowPlace, CellAcross } from '../../ui/table/Row';
import { space } from '../../ui/theme';

import { CartLineCells } from './CartLineCells';

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

const Removed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
`;

interface RemovedCellProps {
  line: CartLine;
  onPutBack: () => void;
}

/** Placeholder for a removed line; a line that can no longer be ordered cannot be restored. */
function RemovedCell({ line, onPutBack }: RemovedCellProps) {
  const t = useTranslate();
  const name = plainText(line.name);
  return (
    <CellAcross>
      <Removed>
        {t('cart.removed', { name })}
        {isOrderable(line) && (
          <SmallButton aria-label={t('cart.undo.name', { name })} onClick={onPutBack}>
            {t('cart.undo')}
          </SmallButton>
        )}
      </Removed>
    </CellAcross>
  );
}
