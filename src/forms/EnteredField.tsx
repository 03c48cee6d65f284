import type { ApplicationField, TextKind } from '#domain/application/fields';
import type { FieldName } from '#domain/application/forms';

import { DateField, type DateFieldProps } from '../ui/DateField';

import { FIELD_HINTS } from './fieldHints';
import { KindField } from './KindField';

interface EnteredFieldProps extends Pick<
  DateFieldProps,
  'label' | 'error' | 'value' | 'onChange' | 'onBlur'
> {
  field: ApplicationField;
  kind: TextKind;
  /** Whether the text is copied from another field; it is then read-only. */
  isCopied: boolean;
}

/** A field whose value is typed: a text, a number or a date. */
export function EnteredField({ field, kind, isCopied, ...input }: EnteredFieldProps) {
  const { name, required } = field;
  const shared = { name, ...input, ...FIELD_HINTS[name as FieldName] };
  return kind === 'date' || kind === 'expiry' ? (
    <DateField {...shared} kind={kind === 'date' ? 'day' : 'month'} mark="optional" />
  ) : (
    <KindField
      {...shared}
      kind={kind}
      mark={isCopied ? undefined : required ? 'required' : 'optional'}
      readOnly={isCopied}
    />
  );
}
