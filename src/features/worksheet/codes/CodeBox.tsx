import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import type { Product } from '#contract/product';

import { useChoices } from '../../../ui/choices/useChoices';
import { Input } from '../../../ui/Input';
import { control } from '../../../ui/theme';

import { Suggestions } from './Suggestions';
import { takePastedList } from './takePastedList';
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
  /** Called on Enter with the exact text of the box, or with the suggestion that was selected. */
  onCode: (code: string) => void;
  /** Called on Esc while no suggestions are open, and on blur. */
  onEscape: () => void;
  onLeave?: () => void;
  /** Called when several lines or cells are pasted. */
  onLines?: ((text: string) => void) | undefined;
  /** Moves to the row below or above, while no suggestions are open. */
  onMove: (by: 1 | -1) => void;
}

/** Minimum length; shorter prefixes match half the catalogue. */
const MIN_LENGTH = 2;
const NO_PRODUCTS: readonly Product[] = [];

/**
 * Input for a product number, a barcode or search text, with suggestions below. A suggestion is
 * taken only if the person moves to it, so that a complete code is never replaced by another.
 */
export function CodeBox(props: CodeBoxProps) {
  const { label, text, placeholder, tabIndex } = props;
  const { onText, onCode, onEscape, onLeave, onLines, onMove } = props;
  const [isOpen, setIsOpen] = useState(false);
  const matches = useNearMatches(text, isOpen && text.trim().length >= MIN_LENGTH) ?? NO_PRODUCTS;
  const choices = useChoices({
    isOpen,
    count: matches.length,
    onOpen: setIsOpen,
    onTake: (index) => {
      const code = matches[index]?.product_id ?? '';
      onText(code);
      onCode(code);
    },
  });

  const enterByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return;
    if (!choices.press(event)) {
      if (key === 'ArrowDown' || key === 'ArrowUp') onMove(key === 'ArrowDown' ? 1 : -1);
      else if (key === 'Enter' && text.trim() !== '') {
        choices.close();
        onCode(text.trim());
      } else if (key === 'Escape') onEscape();
      else return;
    }
    event.preventDefault();
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
        onKeyDown={enterByKey}
        onPaste={(event) => takePastedList(event, onLines)}
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          choices.close();
          onLeave?.();
        }}
      />
      {isOpen && matches.length > 0 && <Suggestions choices={choices} products={matches} />}
    </Box>
  );
}
