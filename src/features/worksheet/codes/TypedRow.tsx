import { styled } from 'styled-components';

import { useTranslate } from '../../../i18n/useTranslate';
import { color, size } from '../../../ui/theme';

import { CodeBox } from './CodeBox';
import type { TypedRowState } from './useTypedRow';

const Hint = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

interface TypedRowProps {
  typed: TypedRowState;
  /** Its place in the table, from 1. */
  place: number;
  /** The cursor stands in it when the screen opens. */
  isFirst?: boolean;
  onLines?: (text: string) => void;
}

/** The last row, always empty: a code, Enter, a quantity, Enter. */
export function TypedRow({ typed, place, isFirst, onLines }: TypedRowProps) {
  const t = useTranslate();
  const { code, quantity, isRefused, codeBox, quantityBox } = typed;
  return (
    <tr role="row" className="typed" aria-rowindex={place}>
      <td role="cell" className="given">
        <CodeBox
          ref={codeBox}
          label={t('lines.typed.code')}
          placeholder={t('lines.typed.placeholder')}
          autoFocus={isFirst}
          text={code}
          onText={typed.setCode}
          onCode={() => quantityBox.current?.focus()}
          onEscape={() => typed.setCode('')}
          onLines={onLines}
        />
      </td>
      <td role="cell" className="packs" data-label={t('lines.column.packs')}>
        <input
          ref={quantityBox}
          className="field mono quantity"
          inputMode="numeric"
          aria-label={t('lines.typed.quantity')}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? 'typed-refused' : undefined}
          autoComplete="off"
          maxLength={100}
          placeholder="1"
          value={quantity}
          onChange={(event) => typed.typeQuantity(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            typed.enterQuantity();
          }}
        />
      </td>
      <td role="cell" className="product">
        <Hint id="typed-refused" role={isRefused ? 'alert' : undefined}>
          {t(isRefused ? 'lines.typed.refused' : 'lines.typed.hint')}
        </Hint>
      </td>
    </tr>
  );
}
