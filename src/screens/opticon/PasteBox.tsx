import { useId, type FormEvent } from 'react';
import { styled } from 'styled-components';

import { useStoredText } from '../../features/worksheet/storage/useStoredText';
import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../../ui/Button';
import { Textarea } from '../../ui/Input';
import { Small } from '../../ui/Small';
import { space } from '../../ui/theme';

const Form = styled.form`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${space(2)};
`;

const SubmitButton = styled(Button)`
  justify-self: start;
`;

const Area = styled(Textarea)`
  width: 100%;
  min-height: 140px;
  padding: ${space(2)} ${space(3)};
  resize: vertical;
`;

const Label = styled.label`
  font-weight: 600;
`;

interface PasteBoxProps {
  storedAs: string;
  /** Resolves to whether the text was read. */
  onText: (text: string) => Promise<boolean>;
}

/**
 * Text area to scan into with a keyboard-wedge scanner, or to paste a list into; a text that could
 * not be read stays there.
 */
export function PasteBox({ storedAs, onText }: PasteBoxProps) {
  const t = useTranslate();
  const id = useId();
  const [text, setText] = useStoredText(storedAs);

  const readPasted = async (event: FormEvent) => {
    event.preventDefault();
    if (await onText(text)) setText((current) => (current === text ? '' : current));
  };
  return (
    <Form onSubmit={(event) => void readPasted(event)}>
      <Label htmlFor={id}>{t('opticon.paste')}</Label>
      <Small id={`${id}-hint`}>{t('opticon.paste.hint')}</Small>
      <Area
        id={id}
        className="mono"
        rows={6}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <SubmitButton type="submit" disabled={text.trim() === ''}>
        {t('opticon.paste.read')}
      </SubmitButton>
    </Form>
  );
}
