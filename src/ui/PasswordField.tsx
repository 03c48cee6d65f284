import { useId, useState } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';

import { IconButton } from './Button';
import { Drawing } from './Icon';
import { Input } from './Input';
import { FieldBox, FieldLabel, FieldError, FieldHint, type TextFieldProps } from './TextField';

const EYE =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z';
const CLOSED_EYE =
  'M4 4l16 16M9 6.200A9 9 0 0 1 12 5.500c6 0 9.5 6.5 9.5 6.500a17 17 0 0 1-3 3.700M6 8.200A17 17 0 0 0 2.5 12S6 18.5 12 18.500c1.5 0 2.8-.4 4-1';

const Row = styled.div`
  display: flex;
  gap: 4px;
`;

const Box = styled(Input)`
  flex: 1;
  min-width: 0;
`;

/** A password field with a visibility toggle; allows pasting and password managers. */
export function PasswordField({
  label,
  error,
  hint,
  ...input
}: Omit<TextFieldProps, 'mark' | 'warning'>) {
  const t = useTranslate();
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldBox>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Row>
        <Box
          id={id}
          aria-invalid={Boolean(error)}
          aria-describedby={error || hint ? `${id}-words` : undefined}
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={isShown ? 'text' : 'password'}
        />
        <IconButton
          aria-label={t(isShown ? 'password.hide' : 'password.show')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Drawing path={isShown ? CLOSED_EYE : EYE} />
        </IconButton>
      </Row>
      {error && <FieldError id={`${id}-words`}>{error}</FieldError>}
      {!error && hint && <FieldHint id={`${id}-words`}>{hint}</FieldHint>}
    </FieldBox>
  );
}
