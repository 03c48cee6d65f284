import { useId, useState } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';

import { Icon } from './Icon';
import { FieldBox, FieldError, FieldHint, type TextFieldProps } from './TextField';

const Row = styled.div`
  display: flex;
  gap: 4px;

  input {
    flex: 1;
    min-width: 0;
  }
`;

interface PasswordFieldProps extends TextFieldProps {
  /** What the password must be like, before anything is wrong. */
  hint?: string | undefined;
}

/** A password with a toggle that shows it; paste and password managers are welcome. */
export function PasswordField({ label, error, hint, ...input }: PasswordFieldProps) {
  const t = useTranslate();
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldBox>
      <label htmlFor={id}>{label}</label>
      <Row>
        <input
          id={id}
          className="field"
          aria-invalid={Boolean(error)}
          aria-describedby={error || hint ? `${id}-words` : undefined}
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={isShown ? 'text' : 'password'}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={t(isShown ? 'password.hide' : 'password.show')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeClosed' : 'eye'} />
        </button>
      </Row>
      {error && <FieldError id={`${id}-words`}>{error}</FieldError>}
      {!error && hint && <FieldHint id={`${id}-words`}>{hint}</FieldHint>}
    </FieldBox>
  );
}
