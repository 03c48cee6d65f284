import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import type { SensitiveField as Field } from '#domain/application/fields';

import type { CallError } from '../../api/callError';
import { reviewApi } from '../../api/review';
import { useTranslate } from '../../i18n/useTranslate';
import { useStaffDispatch } from '../../store/staffStore';
import { FieldError } from '../../ui/TextField';
import { color, control, size, space } from '../../ui/theme';
import { useReason } from '../../ui/useReason';

import { ReadValue } from './ReadValue';

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

/** Milliseconds that a revealed value stays in sight. */
const SHOWN_FOR = 60_000;

interface SensitiveFieldProps {
  reference: string;
  field: Field;
  label: string;
  /** Nothing once it is erased. */
  masked: string | undefined;
}

/** A confidential value: masked until it is asked for, and only ever in this component's hands. */
export function SensitiveField({ reference, field, label, masked }: SensitiveFieldProps) {
  const t = useTranslate();
  const reason = useReason();
  const dispatch = useStaffDispatch();
  const [value, setValue] = useState<string | null>(null);
  const [failure, setFailure] = useState('');

  // Time goes on outside React; leaving the screen ends it too.
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setValue(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [value]);

  const reveal = async () => {
    // Untracked: the answer does not go into the store.
    const asking = reviewApi.endpoints.revealField.initiate({ reference, field }, { track: false });
    const { data, error } = await dispatch(asking);
    const refusal = error as CallError | undefined;
    setFailure(reason(refusal));
    if (data) setValue(data.value);
  };

  if (masked === undefined) return <ReadValue>{t('staff.erased')}</ReadValue>;
  const isShown = value !== null;
  return (
    <ReadValue>
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
    </ReadValue>
  );
}
