import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { plainText } from '../../ui/SafeHtml';
import { color, size, space } from '../../ui/theme';

import { ProductChoices } from './ProductChoices';
import { nameOf, type SheetLine } from './sheetLine';
import type { CorrectCode as Correct } from './useCorrectCode';
import { useNearMatches } from './useNearMatches';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  max-width: 480px;

  input {
    flex: 1 1 200px;
    min-width: 0;
    min-height: var(--control-small);
  }
`;

const Said = styled.p`
  margin-top: ${space(1)};
  color: ${color.inkSoft};
  font-size: ${size.s};

  &:empty {
    display: none;
  }
`;

interface CorrectCodeProps {
  line: SheetLine;
  initial: string;
  isEager: boolean;
  /** Something else is wanted in the place of a known product. */
  isReplacing?: boolean;
  onCorrect: Correct;
}

/** A box for the right code, with near matches below; Enter looks up exactly what stands in the box. */
export function CorrectCode(props: CorrectCodeProps) {
  const { line, initial, isEager, isReplacing = false, onCorrect } = props;
  const t = useTranslate();
  const [text, setText] = useState(initial);
  const [isTouched, setIsTouched] = useState(false);
  const without = isReplacing ? line.product?.id : undefined;
  const near = useNearMatches(text, isEager || isTouched, without);

  const correct = (code: string) => {
    if (code.trim() !== '') onCorrect(line.id, code.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    correct(text);
  };

  return (
    <>
      <Form onSubmit={submit}>
        <input
          className="field mono"
          aria-label={t('lines.code', { code: plainText(nameOf(line)) })}
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
        <button type="submit" className="button small">
          {t('lines.code.check')}
        </button>
      </Form>
      <Said role="status">{near?.length === 0 && t('lines.code.none')}</Said>
      {near && near.length > 0 && (
        <ProductChoices
          label={t(isReplacing ? 'lines.replace.similar' : 'lines.code.near')}
          isLabelShown
          products={near}
          onChoose={(product) => correct(product.product_id)}
        />
      )}
    </>
  );
}
