import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import type { SensitiveField as Field } from '#domain/application/fields';
import { RULES } from '#domain/rules';

import type { CallError } from '../../api/callError';
import { reviewApi } from '../../api/review';
import { useTranslate } from '../../i18n/useTranslate';
import { useStaffDispatch } from '../../store/staffStore';
import { FieldError } from '../../ui/TextField';
import { color, control, size, space } from '../../ui/theme';
import { useReason } from '../../ui/useReason';

import { SubmittedValue } from './submittedParts';

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  align-items: baseline;
`;

const Reveal = styled.button`
  min-height: ${space(6)};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.primary};
  font-size: ${size.s};
  text-decoration: underline;
  text-underline-offset: 3px;

  @media (pointer: coarse) {
    min-height: ${control.small};
  }
`;

/** How long a revealed value stays visible, in milliseconds. */
const REVEAL_MS = RULES.revealSeconds * 1000;

interface SensitiveFieldProps {
  reference: string;
  field: Field;
  label: string;
  /** Undefined once the value has been erased. */
  masked: string | undefined;
}

/**
 * A confidential value: masked until it is requested, and held only in the state of this component.
 */
export function SensitiveField({ reference, field, label, masked }: SensitiveFieldProps) {
  const t = useTranslate();
  const reason = useReason();
  const dispatch = useStaffDispatch();
  const [value, setValue] = useState<string | null>(null);
  const [failure, setFailure] = useState('');

  // The timer runs outside React; leaving the screen hides the value too.
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setValue(null), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [value]);

  const reveal = async () => {
    // Untracked, so that the response is not cached in the store.
    const request = reviewApi.endpoints.revealField.initiate(
      { reference, field },
      { track: false },
    );
    const { data, error } = await dispatch(request);
    const callError = error as CallError | undefined;
    setFailure(reason(callError));
    if (data) setValue(data.value);
  };

  if (masked === undefined) return <SubmittedValue>{t('staff.erased')}</SubmittedValue>;
  const isShown = value !== null;
  return (
    <SubmittedValue>
      <Line>
        <span className="mono" role="status">
          {value ?? masked}
        </span>
        <Reveal
          type="button"
          className="no-print"
          title={t('staff.reveal.logged')}
          aria-label={t(isShown ? 'staff.hide.field' : 'staff.reveal.field', { field: label })}
          onClick={() => (isShown ? setValue(null) : void reveal())}
        >
          {t(isShown ? 'staff.hide' : 'staff.reveal')}
        </Reveal>
      </Line>
      {failure && <FieldError role="alert">{failure}</FieldError>}
    </SubmittedValue>
  );
}
