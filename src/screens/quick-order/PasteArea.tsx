import { useId, type FormEvent } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../../ui/Button';
import { Textarea } from '../../ui/Input';
import { color, size, space } from '../../ui/theme';

const Form = styled.form`
  display: grid;
  gap: ${space(2)};
`;

const SubmitButton = styled(Button)`
  justify-self: start;
`;

const Area = styled(Textarea)`
  width: 100%;
  min-height: 120px;
  padding: ${space(2)} ${space(3)};
  resize: vertical;
`;

const Text = styled.p`
  max-width: 70ch;
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

interface PasteAreaProps {
  text: string;
  onChange: (text: string) => void;
  onText: (text: string) => void;
}

/** Text area for a list from an e-mail or a spreadsheet; its lines are added to the sheet. */
export function PasteArea({ text, onChange, onText }: PasteAreaProps) {
  const t = useTranslate();
  const id = useId();

  const readPasted = (event: FormEvent) => {
    event.preventDefault();
    onText(text);
    onChange('');
  };
  return (
    <Form onSubmit={readPasted}>
      <label htmlFor={id}>{t('quickOrder.paste.label')}</label>
      <Text id={`${id}-hint`}>{t('quickOrder.paste.hint')}</Text>
      <Area
        id={id}
        className="mono"
        rows={5}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <SubmitButton type="submit" disabled={text.trim() === ''}>
        {t('quickOrder.paste.add')}
      </SubmitButton>
    </Form>
  );
}
