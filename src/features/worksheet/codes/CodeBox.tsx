import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import type { Product } from '#contract/product';

import { useChoices } from '../../../ui/choices/useChoices';
import { Input } from '../../../ui/Input';
import { control } from '../../../ui/theme';

import { pastedList } from './pastedList';
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
  placeholder?: string | undefined;
  tabIndex?: number | undefined;
  onText: (text: string) => void;
  /** Enter: what stands in the box, to the letter, or the suggestion that was gone to. */
  onCode: (code: string) => void;
  /** Esc with no suggestions open, and leaving. */
  onEscape?: () => void;
  onLeave?: () => void;
  /** Several lines, or cells, were pasted. */
  onLines?: ((text: string) => void) | undefined;
  /** To the row below or above, with no suggestions open. */
  onMove: (by: 1 | -1) => void;
}

/** Shorter beginnings find half the catalogue. */
const SHORTEST = 2;
const NONE: readonly Product[] = [];

/**
 * A box for a product number, a barcode or words. Suggestions stand below it; one is only taken
 * when somebody goes to it, so that a whole code is never read as another.
 */
export function CodeBox(props: CodeBoxProps) {
  const { label, text, placeholder, tabIndex, ...on } = props;
  const { onText, onCode, onEscape, onLeave, onLines, onMove } = on;
  const [isOpen, setIsOpen] = useState(false);
  const found = useNearMatches(text, isOpen && text.trim().length >= SHORTEST) ?? NONE;
  const choices = useChoices({
    isOpen,
    count: found.length,
    onOpen: setIsOpen,
    onTake: (at) => {
      const code = found[at]?.product_id ?? '';
      onText(code);
      onCode(code);
    },
  });

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey) return;
    if (choices.press(event)) event.preventDefault();
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      onMove(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      choices.close();
      onCode(text.trim());
    } else if (key === 'Escape' && onEscape) {
      event.preventDefault();
      onEscape();
    }
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = pastedList(event);
    if (!onLines || pasted === undefined) return;
    event.preventDefault();
    onLines(pasted);
  };

  return (
    <Box>
      <Code
        className="mono"
        {...choices.box}
        aria-label={label}
        tabIndex={tabIndex}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          choices.open();
        }}
        onKeyDown={press}
        onPaste={paste}
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          choices.close();
          onLeave?.();
        }}
      />
      {isOpen && found.length > 0 && <Suggestions choices={choices} products={found} />}
    </Box>
  );
}
