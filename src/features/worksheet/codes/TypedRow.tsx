import { styled } from 'styled-components';

import { useTranslate } from '../../../i18n/useTranslate';
import { Input } from '../../../ui/Input';
import { Cell, Row } from '../../../ui/table/Row';
import { color, control, size } from '../../../ui/theme';
import { columns } from '../rows/columns';

import { CodeBox } from './CodeBox';
import type { TypedRowState } from './useTypedRow';

const Quantity = styled(Input)`
  && {
    width: 100%;
    max-width: 136px;
    min-height: ${control.small};
    text-align: right;
  }
`;

const Hint = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

interface TypedRowProps {
  typed: TypedRowState;
  /** Lines above it. */
  index: number;
  /** The cursor stands in it when the screen opens. */
  isFirst?: boolean;
  onLines?: (text: string) => void;
}

/** The last row, always empty: a code, Enter, a quantity, Enter. */
export function TypedRow({ typed, index, isFirst, onLines }: TypedRowProps) {
  const t = useTranslate();
  const { code, quantity, isRefused, codeBox, quantityBox } = typed;
  return (
    <Row index={index} tone="new">
      <Cell column={columns.given}>
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
      </Cell>
      <Cell column={columns.packs}>
        <Quantity
          ref={quantityBox}
          className="mono"
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
      </Cell>
      <Cell column={columns.product}>
        <Hint id="typed-refused" role={isRefused ? 'alert' : undefined}>
          {t(isRefused ? 'lines.typed.refused' : 'lines.typed.hint')}
        </Hint>
      </Cell>
    </Row>
  );
}
