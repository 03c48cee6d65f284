import { getIn, useFormikContext } from 'formik';
import { keyframes, styled } from 'styled-components';

import {
  MAX_APPLICATION_ROWS,
  ROWS,
  type RowsName,
  type TextKind,
} from '#domain/application/fields';

import { useTranslate } from '../i18n/useTranslate';
import { SmallButton } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { color, duration, from, radius, space } from '../ui/theme';

import { emptyRow, type FormValues } from './applicationValues';
import { KindField } from './KindField';
import { translateFault } from './translateFault';
import { useFormRows } from './useFormRows';

const enter = keyframes`
  from {
    opacity: 0;
    transform: translateY(-8px);
  }
`;

const leave = keyframes`
  to {
    opacity: 0;
    transform: translateY(-8px);
  }
`;

const Row = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  margin: 0 0 ${space(3)};
  padding: ${space(3)} ${space(4)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  animation: ${enter} ${duration.panel} ease-out;

  ${from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  }

  &[data-is-leaving] {
    animation: ${leave} ${duration.panel} ease-in forwards;
  }
`;

const Remove = styled(SmallButton)`
  justify-self: start;
  align-self: end;
`;

const Legend = styled.legend`
  font-weight: 600;
`;

type RowFieldName =
  `officers.${keyof (typeof ROWS)['officers']}` | `trade.${keyof (typeof ROWS)['trade']}`;

/**
 * A list whose rows can be added and, except for the first, removed, both animated (specification
 * 2.7).
 */
export function RowsField({ name }: { name: RowsName }) {
  const t = useTranslate();
  const { values } = useFormikContext<FormValues>();
  const rows = values[name] as Record<string, string>[];
  const { keys, added, addButton, add, remove } = useFormRows(name, rows);

  const removeAnimated = async (at: number, row: Element | null) => {
    row?.toggleAttribute('data-is-leaving', true);
    await Promise.all(row?.getAnimations?.().map(({ finished }) => finished) ?? []);
    remove(at);
  };

  return (
    <div>
      {rows.map((_row, at) => (
        <Row key={keys[at]}>
          <Legend>{t(`application.row.${name}`, { number: at + 1 })}</Legend>
          <RowInputs name={name} at={at} isNew={keys[at] === added} />
          {at > 0 && (
            <Remove
              aria-label={t(`application.remove.${name}`, { number: at + 1 })}
              onClick={({ currentTarget }) =>
                void removeAnimated(at, currentTarget.closest('fieldset'))
              }
            >
              <Icon name="trash" size={16} />
            </Remove>
          )}
        </Row>
      ))}
      <SmallButton
        ref={addButton}
        disabled={rows.length >= MAX_APPLICATION_ROWS}
        onClick={() => add(emptyRow(name))}
      >
        <Icon name="plus" size={16} />
        {t(`application.add.${name}`)}
      </SmallButton>
    </div>
  );
}

interface RowInputsProps {
  name: RowsName;
  at: number;
  /** Whether the row was just added: its first field takes the focus. */
  isNew: boolean;
}

function RowInputs({ name, at, isNew }: RowInputsProps) {
  const t = useTranslate();
  const { errors, touched, getFieldProps, setFieldValue } = useFormikContext<FormValues>();
  return Object.entries<TextKind>(ROWS[name]).map(([column, kind], index) => {
    const path = `${name}[${at}].${column}`;
    const fault: unknown = getIn(touched, path) && getIn(errors, path);
    return (
      <KindField
        key={column}
        {...getFieldProps<string>(path)}
        kind={kind}
        label={t(`application.row.${`${name}.${column}` as RowFieldName}`)}
        autoComplete="off"
        autoFocus={isNew && index === 0}
        inputMode={kind === 'digits' ? 'numeric' : undefined}
        error={typeof fault === 'string' && translateFault(t, fault)}
        onChange={(text) => void setFieldValue(path, text)}
      />
    );
  });
}
