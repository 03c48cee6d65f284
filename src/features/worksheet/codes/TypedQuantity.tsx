import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../../i18n/useTranslate';
import { Input } from '../../../ui/Input';
import { control } from '../../../ui/theme';
import { useTypedScan } from '../../../ui/useTypedScan';
import type { Blank } from '../rows/slots';
import type { MoveFocus } from '../rows/useMoveFocus';

import { takePastedList } from './takePastedList';
import type { TypedRowState } from './useTypedRow';

const Quantity = styled(Input)`
  && {
    width: 100%;
    max-width: 136px;
    min-height: ${control.small};
    text-align: right;
  }
`;

/** ID of the text that explains a refused quantity. */
export const REFUSAL_ID = 'typed-refused';

interface TypedQuantityProps {
  typed: TypedRowState;
  blank: Blank;
  onLines: ((text: string) => void) | undefined;
  onMove: MoveFocus;
}

/**
 * Input for the quantity in an empty row; Enter, or Tab after a code, turns it into a line, and so
 * does the next code that is scanned.
 */
export function TypedQuantity({ typed, blank, onLines, onMove }: TypedQuantityProps) {
  const t = useTranslate();
  const isActive = typed.active === blank;
  const isRefused = isActive && typed.isRefused;

  const scan = useTypedScan({
    shown: typed.quantity,
    onRestore: typed.typeQuantity,
    onScan: typed.enterScan,
  });

  const moveByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    if (ctrlKey || metaKey || scan.isEnd(event)) return;
    const isAdvanceKey =
      key === 'Enter' || (key === 'Tab' && !shiftKey && typed.code.trim() !== '');
    if (isAdvanceKey) typed.enterQuantity();
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      onMove(blank, key === 'ArrowDown' ? 1 : -1, 'quantity');
    } else return;
    event.preventDefault();
  };
  return (
    <Quantity
      className="mono"
      data-quantity
      tabIndex={isActive ? undefined : -1}
      inputMode="numeric"
      aria-label={t('lines.typed.quantity')}
      aria-invalid={isRefused}
      aria-describedby={isRefused ? REFUSAL_ID : undefined}
      autoComplete="off"
      maxLength={100}
      placeholder={isActive ? '1' : undefined}
      value={isActive ? typed.quantity : ''}
      onChange={(event) => {
        if (!scan.isCode(event)) typed.typeQuantity(event.target.value);
      }}
      onKeyDown={moveByKey}
      onPaste={(event) => takePastedList(event, onLines)}
    />
  );
}
