import { useId, type FormEvent } from 'react';
import { styled } from 'styled-components';

import { useKeptText } from '../../features/worksheet/storage/useKeptText';
import { useTranslate } from '../../i18n/useTranslate';
import { color, size, space } from '../../ui/theme';

const Form = styled.form`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${space(2)};

  label {
    font-weight: 600;
  }

  p {
    color: ${color.inkSoft};
    font-size: ${size.s};
  }

  textarea {
    width: 100%;
    min-height: 140px;
    padding: ${space(2)} ${space(3)};
    resize: vertical;
  }

  button {
    justify-self: start;
  }
`;

interface PasteBoxProps {
  keptAs: string;
  onText: (text: string) => void;
}

/** A box to scan into with a scanner that types, or to paste a list into. */
export function PasteBox({ keptAs, onText }: PasteBoxProps) {
  const t = useTranslate();
  const id = useId();
  const [text, setText] = useKeptText(keptAs);

  const read = (event: FormEvent) => {
    event.preventDefault();
    onText(text);
    setText('');
  };
  return (
    <Form onSubmit={read}>
      <label htmlFor={id}>{t('opticon.paste')}</label>
      <p id={`${id}-hint`}>{t('opticon.paste.hint')}</p>
      <textarea
        id={id}
        className="field mono"
        rows={6}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button" disabled={text.trim() === ''}>
        {t('opticon.paste.read')}
      </button>
    </Form>
  );
}
