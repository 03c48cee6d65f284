import {
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
} from 'react';
import { styled } from 'styled-components';

import { parseQuantity } from '#domain/quantity';

import { useTranslate } from '../i18n/useTranslate';

import { NumberBox } from './NumberBox';
import { color, size } from './theme';
import { useTypedScan } from './useTypedScan';

const Refused = styled.span`
  flex-basis: 100%;
  color: ${color.warn};
  font-size: ${size.s};
`;

interface QuantityInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  value: string | number;
  /** Called with the quantity; `undefined` if the box was emptied. */
  onType: (quantity: number | undefined) => void;
  /** Called with a code that was scanned into the box, which keeps its quantity. */
  onScan: (code: string) => void;
}

/** Whether the browser undoes something in a box that is not being edited: the last one that was. */
const isUndoneElsewhere = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): boolean =>
  nativeEvent instanceof InputEvent &&
  nativeEvent.inputType.startsWith('history') &&
  target !== document.activeElement;

/** Begins what is not a whole number: "1,5" must not become 15, nor "-4" become 4. */
const SIGN = /[-.,]/;

/** Milliseconds after which digits in an empty box are a new entry. */
const PAUSE_MS = 1000;

/**
 * Input for a quantity. Anything but digits is ignored (specification 5), with a message; after a
 * sign or a decimal point, so are the digits that belong to it. Deleting, leaving, or a pause if the
 * box is empty begins a new entry.
 */
export function QuantityInput(props: QuantityInputProps) {
  const { onType, onScan, onBlur, onKeyDown, ...input } = props;
  const t = useTranslate();
  const [isRefused, setIsRefused] = useState(false);
  /** When the last character after a sign was ignored, on the clock of events. */
  const skippedAt = useRef<number>(undefined);
  const scan = useTypedScan({
    shown: String(input.value),
    onRestore: (before) => {
      setIsRefused(false);
      onType(before === '' ? undefined : Number(before));
    },
    onScan,
  });

  const isSkipped = (text: string, now: number): boolean => {
    const shown = String(input.value);
    if (skippedAt.current === undefined || text.length <= shown.length) return false;
    return shown !== '' || now - skippedAt.current < PAUSE_MS;
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    if (isUndoneElsewhere(event) || scan.isCode(event)) return;
    const text = event.target.value.trim();
    const skipped = isSkipped(text, event.timeStamp);
    const quantity = skipped ? undefined : parseQuantity(text);
    const isIgnored = quantity === undefined;
    skippedAt.current = skipped || (isIgnored && SIGN.test(text)) ? event.timeStamp : undefined;
    setIsRefused(isIgnored);
    if (!isIgnored) onType(text === '' ? undefined : quantity);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!scan.isEnd(event)) onKeyDown?.(event);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    skippedAt.current = undefined;
    setIsRefused(false);
    onBlur?.(event);
  };

  return (
    <>
      <NumberBox
        {...input}
        maxLength={undefined}
        onChange={type}
        onBlur={leave}
        onKeyDown={press}
      />
      {isRefused && <Refused role="status">{t('quantity.refused')}</Refused>}
    </>
  );
}
