import { FieldArray, getIn, useFormikContext } from 'formik';
import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';
import { Icon } from '../ui/Icon';
import { TextField } from '../ui/TextField';
import { color, duration, from, radius, space } from '../ui/theme';

import { sayFault } from './ApplicationFieldRow';
import { EMPTY_ROWS, type FormValues, type RowsName } from './applicationValues';

const Row = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  margin: 0 0 ${space(3)};
  padding: ${space(3)} ${space(4)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  animation: row-enters ${duration.panel} ease-out;

  ${from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  }

  legend {
    font-weight: 600;
  }

  .remove {
    justify-self: start;
    align-self: end;
  }

  @keyframes row-enters {
    from {
      opacity: 0;
      transform: translateY(-8px);
    }
  }
`;

type RowFieldName =
  | `officers.${keyof (typeof EMPTY_ROWS)['officers']}`
  | `trade.${keyof (typeof EMPTY_ROWS)['trade']}`;

/** A list whose rows can be added and, but for the first, removed (specification 2.7). */
export function RowsField({ name }: { name: RowsName }) {
  const t = useTranslate();
  const { values, errors, touched, getFieldProps } = useFormikContext<FormValues>();
  const rows = values[name] as Record<string, string>[];
  const columns = Object.keys(EMPTY_ROWS[name]);

  return (
    <FieldArray name={name}>
      {({ push, remove }) => (
        <div>
          {rows.map((_row, at) => (
            <Row key={at}>
              <legend>{t(`application.row.${name}`, { number: at + 1 })}</legend>
              {columns.map((column) => {
                const path = `${name}[${at}].${column}`;
                const fault: unknown = getIn(touched, path) && getIn(errors, path);
                return (
                  <TextField
                    key={column}
                    label={t(`application.row.${`${name}.${column}` as RowFieldName}`)}
                    error={typeof fault === 'string' ? sayFault(t, fault) : undefined}
                    autoComplete="off"
                    inputMode={column === 'telephone' ? 'numeric' : undefined}
                    {...getFieldProps(path)}
                  />
                );
              })}
              {at > 0 && (
                <button
                  type="button"
                  className="button small remove"
                  aria-label={t(`application.remove.${name}`, { number: at + 1 })}
                  onClick={() => remove(at)}
                >
                  <Icon name="trash" size={16} />
                </button>
              )}
            </Row>
          ))}
          <button
            type="button"
            className="button small"
            onClick={() => push({ ...EMPTY_ROWS[name] })}
          >
            <Icon name="plus" size={16} />
            {t(`application.add.${name}`)}
          </button>
        </div>
      )}
    </FieldArray>
  );
}
