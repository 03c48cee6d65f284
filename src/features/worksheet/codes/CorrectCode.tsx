import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../../i18n/useTranslate';
import { nameOf, type SheetLine } from '../../../slices/worksheets/sheetLine';
import { SmallButton } from '../../../ui/Button';
import { Input } from '../../../ui/Input';
import { plainText } from '../../../ui/SafeHtml';
import { space } from '../../../ui/theme';

import { NearMatches } from './NearMatches';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  max-width: 480px;
`;

const Box = styled(Input)`
  flex: 1 1 200px;
  min-width: 0;
  min-height: var(--control-small);
`;

interface CorrectCodeProps {
  line: SheetLine;
  initial: string;
  isEager: boolean;
  /** Whether a known product is to be replaced by another. */
  isReplacing?: boolean;
  onCorrect: (code: string) => void;
}

/**
 * Input for the right code, with near matches below; Enter looks up exactly the text of the input.
 */
export function CorrectCode(props: CorrectCodeProps) {
  const { line, initial, isEager, isReplacing = false, onCorrect } = props;
  const t = useTranslate();
  const [text, setText] = useState(initial);
  const [isTouched, setIsTouched] = useState(false);

  const correct = (code: string) => {
    if (code.trim() !== '') onCorrect(code.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    correct(text);
  };

  return (
    <>
      <Form onSubmit={submit}>
        <Box
          className="mono"
          aria-label={t('lines.code', { name: plainText(nameOf(line)) })}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setIsTouched(true);
          }}
          onFocus={(event) => {
            setIsTouched(true);
            event.target.select();
          }}
        />
        <SmallButton type="submit">{t('lines.code.check')}</SmallButton>
      </Form>
      <NearMatches
        text={text}
        isOn={isEager || isTouched}
        without={isReplacing ? line.product?.id : undefined}
        onChoose={correct}
      />
    </>
  );
}
