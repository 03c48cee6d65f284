import { css, styled } from 'styled-components';

import { useTranslate } from '../../../i18n/useTranslate';
import { Cell, Row } from '../../../ui/table/Row';
import { below, color, size, space, within } from '../../../ui/theme';
import { columns } from '../rows/columns';
import { boxOf } from '../rows/focusWhenMounted';
import type { Blank } from '../rows/slots';
import type { MoveFocus } from '../rows/useMoveFocus';

import { CodeBox } from './CodeBox';
import { REFUSAL_ID, TypedQuantity } from './TypedQuantity';
import type { TypedRowState } from './useTypedRow';

/** On a phone a single empty row is shown: code and quantity side by side, the hint below. */
const BlankRow = styled(Row)`
  ${within.phone} {
    && {
      display: flex;
      flex-wrap: wrap;
      gap: ${space(1)} ${space(2)};
    }

    > :first-child {
      flex: 1;
    }

    > :nth-child(2) {
      flex: 0 0 5rem;
    }

    > :last-child {
      flex: 1 0 100%;
    }
  }

  ${({ 'aria-hidden': isSpare }) =>
    isSpare &&
    css`
      && {
        ${below.tablet} {
          display: none;
        }
      }
    `}
`;

const Hint = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.s};
  line-height: 1.3;
`;

interface TypedRowProps {
  typed: TypedRowState;
  blank: Blank;
  /** Number of rows above it. */
  index: number;
  top?: number | undefined;
  measure?: ((row: HTMLTableRowElement | null) => void) | undefined;
  onLines?: ((text: string) => void) | undefined;
  onMove: MoveFocus;
}

/**
 * An empty row: a code, Enter, a quantity, Enter. The active one is in the tab order; the others
 * are reached only by pointer and arrow keys.
 */
export function TypedRow(props: TypedRowProps) {
  const { typed, blank, index, top, measure, onLines, onMove } = props;
  const t = useTranslate();
  const isActive = typed.active === blank;
  const isRefused = isActive && typed.isRefused;

  return (
    <BlankRow
      index={index}
      top={top}
      measure={measure}
      tone={isActive ? 'new' : undefined}
      data-line={blank}
      aria-hidden={isActive ? undefined : true}
      onFocus={() => typed.goTo(blank)}
      onBlur={typed.leave}
    >
      <Cell column={columns.original}>
        <CodeBox
          label={t('lines.typed.code')}
          placeholder={isActive ? t('lines.typed.placeholder') : undefined}
          tabIndex={isActive ? undefined : -1}
          text={isActive ? typed.code : ''}
          onText={typed.setCode}
          onCode={() => boxOf(blank, 'quantity')?.focus()}
          onEscape={() => typed.setCode('')}
          onLines={onLines}
          onMove={(by) => onMove(blank, by, 'code')}
        />
      </Cell>
      <Cell column={columns.packs}>
        <TypedQuantity typed={typed} blank={blank} onLines={onLines} onMove={onMove} />
      </Cell>
      <Cell column={columns.product}>
        {isActive && (
          <Hint id={REFUSAL_ID} role={isRefused ? 'alert' : undefined}>
            {t(isRefused ? 'quantity.refused' : 'lines.typed.hint')}
          </Hint>
        )}
      </Cell>
    </BlankRow>
  );
}
