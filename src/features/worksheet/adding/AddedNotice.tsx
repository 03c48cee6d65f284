import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../../i18n/useTranslate';
import { paths } from '../../../paths';
import { nameOf } from '../../../slices/worksheets/sheetLine';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsUndoing } from '../../../store/sheetWaiting';
import { undoAdding } from '../../../store/undoAdding';
import { Button, PrimaryButton } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import { plainText } from '../../../ui/SafeHtml';
import { color, radius, size, space } from '../../../ui/theme';
import { useSheet } from '../state/useSheet';

const Box = styled.section`
  display: grid;
  gap: ${space(3)};
  margin-bottom: ${space(4)};
  padding: ${space(4)};
  border-left: 4px solid ${color.good};
  border-radius: ${radius.control};
  background: ${color.goodTint};

  &:empty {
    display: none;
  }
`;

const Item = styled.li`
  font-size: ${size.s};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** Maximum number of notes shown. */
const MAX_NOTES = 20;

/** Says what was added to the cart, with a button to undo it; announced to screen readers. */
export function AddedNotice({ sheet }: { sheet: string }) {
  const t = useTranslate();
  const { undo, isUndoing } = useUndoAdding(sheet);
  const { addedLines, lines, order } = useSheet(sheet);
  const openCount = order.length;
  const orderLink = useRef<HTMLAnchorElement>(null);

  // The clicked button may be gone, so the focus moves to the link to the order.
  useEffect(() => {
    if (addedLines.length > 0) orderLink.current?.focus();
  }, [addedLines]);

  const notes = addedLines.filter(({ note }) => note);
  const packs = addedLines.reduce((sum, line) => sum + line.packs, 0);

  return (
    <Box role="status">
      {addedLines.length > 0 && (
        <>
          <p>
            <strong>{t('lines.added', { count: addedLines.length, packs })}</strong>{' '}
            {openCount > 0 && t('lines.added.left', { count: openCount })}
          </p>
          {notes.length > 0 && (
            <div>
              <p>{t('lines.added.otherwise')}</p>
              <ul>
                {notes.slice(0, MAX_NOTES).map(({ id, note = '' }) => {
                  const line = lines[id];
                  if (!line) return null;
                  const name = plainText(nameOf(line));
                  return <Item key={id}>{t('lines.added.note', { name, note })}</Item>;
                })}
              </ul>
            </div>
          )}
          <Actions>
            <PrimaryButton as={Link} ref={orderLink} to={paths.orderConfirm}>
              {t('lines.toOrder')}
            </PrimaryButton>
            <Button as={Link} to={paths.cart}>
              <Icon name="cart" size={18} />
              {t('cart.open')}
            </Button>
            <Button aria-disabled={isUndoing} onClick={() => void undo()}>
              {t(isUndoing ? 'lines.undoing' : 'lines.undo')}
            </Button>
          </Actions>
        </>
      )}
    </Box>
  );
}

/** Undoes the last addition to the cart. */
function useUndoAdding(sheet: string) {
  const dispatch = useAppDispatch();
  const [hasStarted, setHasStarted] = useState(false);
  const isPending = useAppSelector((state) => selectIsUndoing(state, sheet));
  const isUndoing = hasStarted || isPending;

  const undo = async () => {
    if (isUndoing) return;
    setHasStarted(true);
    await dispatch(undoAdding(sheet));
    setHasStarted(false);
  };

  return { undo, isUndoing };
}
