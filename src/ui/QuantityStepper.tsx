import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';

import { IconButton } from './Button';
import { Icon } from './Icon';
import { QuantityInput } from './QuantityInput';
import { below, color, control, radius, size, space, within } from './theme';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};

  ${below.tablet} {
    gap: 2px;
  }
`;

const Clamped = styled.span`
  flex-basis: 100%;
  color: ${color.warn};
  font-size: ${size.s};
`;

const StepButton = styled(IconButton)`
  width: ${control.small};
  height: ${control.small};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};

  &:disabled {
    opacity: 0.4;
  }

  /* In the rows of a medium window, the number is typed instead. */
  ${within.untilDesktop} {
    display: none;
  }
`;

const PacksBox = styled(QuantityInput)`
  width: 4rem;

  ${below.tablet} {
    width: 3rem;
    padding: 0 ${space(1)};
  }

  min-height: ${control.small};
`;

interface QuantityStepperProps {
  /** What is counted, for the accessible names of the controls. */
  name: string;
  /** Ship packs. */
  quantity: number;
  /** Maximum available ship packs; 0 disables all controls. */
  max: number;
  /** Increment of − and +. */
  step?: number;
  /** Label and warning of the box, if it counts something other than packs. */
  labels?: { of: string; clamped: string } | undefined;
  /** Called with zero to remove the item. */
  onChange: (quantity: number) => void;
  /** Called with a code that was scanned into the box. */
  onScan: (code: string) => void;
  /** Moves to the next or previous line's box; by default, to the next one on the page. */
  onMove?: (by: 1 | -1) => void;
}

/** Input for ship packs with − and + buttons; clamps typed values to the stock and says so. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { name, quantity, max, step: increment = 1, labels, onChange, onScan, onMove } = props;
  const t = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const [wasClamped, setWasClamped] = useState(false);
  const isDisabled = max === 0;

  const type = (requested: number | undefined) => {
    const allowed = Math.min(requested ?? 0, max);
    setWasClamped(requested !== undefined && allowed < requested);
    setTyped(requested === undefined ? '' : String(allowed));
    // An empty box is about to be filled; only a typed zero removes the line, on blur.
    if (allowed > 0) onChange(allowed);
  };
  const commit = () => {
    if (typed === '0') onChange(0);
    setTyped(null);
  };
  const step = (by: number) => {
    setTyped(null);
    setWasClamped(false);
    onChange(quantity + by);
  };

  return (
    <Box>
      <StepButton
        aria-label={t('quantity.decrease', { name })}
        disabled={isDisabled}
        onClick={() => step(-increment)}
      >
        <Icon name="minus" size={16} />
      </StepButton>
      <PacksBox
        data-quantity
        aria-label={labels?.of ?? t('quantity.of', { name })}
        value={typed ?? quantity}
        disabled={isDisabled}
        onType={type}
        onScan={onScan}
        onKeyDown={(event) => moveByKey(event, onMove, commit)}
        onBlur={commit}
      />
      <StepButton
        aria-label={t('quantity.increase', { name })}
        disabled={isDisabled || quantity >= max}
        onClick={() => step(increment)}
      >
        <Icon name="plus" size={16} />
      </StepButton>
      {wasClamped && (
        <Clamped role="status">{labels?.clamped ?? t('product.clamped', { count: max })}</Clamped>
      )}
    </Box>
  );
}

/** Moves to the next line's box on Enter and the arrow keys, as in a spreadsheet. */
function moveByKey(
  event: KeyboardEvent<HTMLInputElement>,
  onMove: QuantityStepperProps['onMove'],
  commit: () => void,
): void {
  const { key, ctrlKey, metaKey, shiftKey } = event;
  if ((key !== 'Enter' && key !== 'ArrowDown' && key !== 'ArrowUp') || ctrlKey || metaKey) return;
  event.preventDefault();
  const step = key === 'ArrowUp' || shiftKey ? -1 : 1;
  if (onMove) {
    onMove(step);
    return;
  }
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-quantity]:not(:disabled)')];
  const next = boxes[boxes.indexOf(event.currentTarget) + step];
  if (next) return next.focus();
  // The last one keeps the focus, which would otherwise return to the top of the page.
  commit();
  event.currentTarget.select();
}
