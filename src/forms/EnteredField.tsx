import type { ApplicationField, TextKind } from '#domain/application/fields';
import type { FieldName } from '#domain/application/forms';

import { DateField } from '../ui/DateField';

import { FIELD_HINTS } from './fieldHints';
import { KindField } from './KindField';

interface EnteredFieldProps {
  field: ApplicationField;
  kind: TextKind;
  label: string;
  error: string | undefined;
  text: string;
  /** Whether the text is copied from another field; it is then read-only. */
  isCopied: boolean;
  onType: (text: string) => void;
  onLeave: () => void;
}

/** A field whose value is typed: a text, a number or a date. */
export function EnteredField(props: EnteredFieldProps) {
  const { field, kind, label, error, text, isCopied, onType, onLeave } = props;
  const { name } = field;
  const hints = FIELD_HINTS[name as FieldName];
  const shared = { name, label, error, value: text, onBlur: onLeave, ...hints };
  return kind === 'date' || kind === 'expiry' ? (
    <DateField
      {...shared}
      kind={kind === 'date' ? 'day' : 'month'}
      mark="optional"
      onChange={onType}
    />
  ) : (
    <KindField
      {...shared}
      kind={kind}
      mark={isCopied ? undefined : field.required ? 'required' : 'optional'}
      readOnly={isCopied}
      onType={onType}
    />
  );
}
