import { useId, useState } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';

import { Icon } from './Icon';
import { FieldBox, FieldError, type TextFieldProps } from './TextField';

const Row = styled.div`
  display: flex;
  gap: 4px;

  input {
    flex: 1;
    min-width: 0;
  }
`;

/** A password with a toggle that shows it; paste and password managers are welcome. */
export function PasswordField({ label, error, ...input }: TextFieldProps) {
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
          aria-describedby={error ? `${id}-error` : undefined}
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
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </FieldBox>
  );
}
