import { useId, useState, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { styled } from 'styled-components';

import type { Product } from '#contract/product';

import { useTranslate } from '../../../i18n/useTranslate';
import { Input } from '../../../ui/Input';
import { control } from '../../../ui/theme';

import { Suggestions } from './Suggestions';
import { useNearMatches } from './useNearMatches';

const Box = styled.div`
  position: relative;
  flex: 1;
`;

const Code = styled(Input)`
  width: 100%;
  min-height: ${control.small};
`;

interface CodeBoxProps {
  label: string;
  text: string;
  placeholder?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
  onText: (text: string) => void;
  /** Enter: what stands in the box, to the letter, or the suggestion that was gone to. */
  onCode: (code: string) => void;
  /** Esc with no suggestions open, and leaving. */
  onEscape?: () => void;
  onLeave?: () => void;
  /** Several lines, or cells, were pasted. */
  onLines?: (text: string) => void;
}

/** Shorter beginnings find half the catalogue. */
const SHORTEST = 2;

const isList = (text: string): boolean => /[\n\r\t]/.test(text.trim());

/**
 * A box for a product number, a barcode or words. Suggestions stand below it; one is only taken
 * when somebody goes to it, so that a whole code is never read as another.
 */
export function CodeBox(props: CodeBoxProps) {
  const { label, text, placeholder, ref, autoFocus, ...on } = props;
  const { onText, onCode, onEscape, onLeave, onLines } = on;
  const t = useTranslate();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useNearMatches(text, isOpen && text.trim().length >= SHORTEST) ?? [];
  const isShown = isOpen && found.length > 0;
  const chosen = isShown ? found[active] : undefined;

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const take = (product: Product) => {
    close();
    onText(product.product_id);
    onCode(product.product_id);
  };
  const move = (step: number) =>
    setActive((now) => ((now + 1 + step + found.length + 1) % (found.length + 1)) - 1);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey) return;
    if (isShown && (key === 'ArrowDown' || key === 'ArrowUp')) move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter' && chosen) take(chosen);
    else if (key === 'Enter' && text.trim() !== '') {
      close();
      onCode(text.trim());
    } else if (key === 'Escape' && isShown) close();
    else if (key === 'Escape' && onEscape) onEscape();
    else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!onLines || !isList(pasted)) return;
    event.preventDefault();
    onLines(pasted);
  };

  return (
    <Box>
      <Code
        ref={ref}
        className="mono"
        role="combobox"
        aria-label={label}
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={chosen && `${id}-${active}`}
        autoFocus={autoFocus}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          setIsOpen(true);
          setActive(-1);
        }}
        onKeyDown={press}
        onPaste={paste}
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          close();
          onLeave?.();
        }}
      />
      {isShown && (
        <Suggestions
          id={id}
          label={t('lines.suggestions')}
          products={found}
          active={active}
          onTake={take}
        />
      )}
    </Box>
  );
}
