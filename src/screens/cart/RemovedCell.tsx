import { styled } from 'styled-components';

import type { CartLine } from '#contract/cart';
import { isOrderable } from '#domain/quantity';

import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { plainText } from '../../ui/SafeHtml';
import { CellAcross } from '../../ui/table/Row';
import { space } from '../../ui/theme';

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
export function RemovedCell({ line, onPutBack }: RemovedCellProps) {
  const t = useTranslate();
  const name = plainText(line.name);
  return (
    <CellAcross>
      <Removed>
        {t('cart.removed', { name })}
        {isOrderable(line) && (
          <SmallButton type="button" aria-label={t('cart.undo.name', { name })} onClick={onPutBack}>
            {t('cart.undo')}
          </SmallButton>
        )}
      </Removed>
    </CellAcross>
  );
}
