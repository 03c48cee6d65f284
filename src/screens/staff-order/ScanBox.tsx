import type { RefObject } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { FilterInput, FilterLabel } from '../../ui/FilterField';
import { color, size, space } from '../../ui/theme';
import { useWindowKeys } from '../../ui/useWindowKeys';

import type { Scans } from './useScans';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: end;
`;

const Label = styled(FilterLabel)`
  flex: 0 1 18rem;
`;

const Message = styled.p`
  flex: 1 1 12rem;
  font-size: ${size.s};

  &[role='alert'] {
    color: ${color.bad};
    font-weight: 600;
  }
`;

interface ScanBoxProps {
  scans: Scans;
  box: RefObject<HTMLInputElement | null>;
}

/** Receives scanned codes when nothing else has the focus; the result of each scan is announced. */
export function ScanBox({ scans, box }: ScanBoxProps) {
  const t = useTranslate();
  const { message, scan, fill } = scans;
  useFocusOnDigit(box);
  return (
    <Line>
      <Label>
        {t('desk.scan')}
        <FilterInput
          ref={box}
          className="mono"
          autoComplete="off"
          maxLength={64}
          onKeyDown={(event) => {
            const code = event.currentTarget.value.trim();
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !code) return;
            event.preventDefault();
            event.currentTarget.value = '';
            scan(code);
          }}
        />
      </Label>
      <SmallButton onClick={fill}>{t('desk.packs.all')}</SmallButton>
      <SmallButton onClick={scans.packs.clear}>{t('desk.packs.clear')}</SmallButton>
      <div role="status">
        {!message.isWrong && message.text && <Message>{message.text}</Message>}
      </div>
      {message.isWrong && (
        <Message key={message.times} role="alert">
          {message.text}
        </Message>
      )}
    </Line>
  );
}

/**
 * Moves the focus to the input on the first digit of a code that is scanned while nothing has the
 * focus.
 */
function useFocusOnDigit(box: RefObject<HTMLInputElement | null>) {
  useWindowKeys(({ key, ctrlKey, metaKey, altKey }) => {
    const isNothingFocused = !document.activeElement?.matches('input, textarea, select, dialog *');
    if (/^\d$/.test(key) && isNothingFocused && !ctrlKey && !metaKey && !altKey)
      box.current?.focus();
  });
}
