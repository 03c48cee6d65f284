import { useId } from 'react';
import { styled } from 'styled-components';

import type { Upload } from '../../api/staffUploads';
import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { FormMessage } from '../../ui/FormMessage';
import { Select } from '../../ui/Input';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';
import { Rows, Table } from '../../ui/table/Table';
import { color, space } from '../../ui/theme';

import type { Columns } from './useColumns';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

const Muted = styled.span`
  color: ${color.inkSoft};
`;

const Choice = styled(Select)`
  width: 100%;
`;

const columns = namedColumns({
  heading: { label: 'upload.column', width: 'minmax(0, 2fr)', fold: 'head' },
  field: { label: 'upload.column.field', width: 'minmax(0, 2fr)' },
  example: { label: 'upload.column.example', width: 'minmax(0, 3fr)' },
});

interface ColumnsTableProps {
  upload: Upload;
  choice: Columns;
}

/**
 * The field assigned to each column of the file, and which columns are ignored; editable during the
 * trial.
 */
export function ColumnsTable({ upload, choice }: ColumnsTableProps) {
  const t = useTranslate();
  const id = useId();
  const isOpen = upload.fields.length > 0;
  return (
    <section aria-labelledby={id}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!choice.isBusy) void choice.rereadFile();
        }}
      >
        <h2 id={id}>{t('upload.columns')}</h2>
        {isOpen && <p>{t('upload.columns.hint')}</p>}
        <Table caption={t('upload.columns')} columns={columns}>
          <Rows>
            {upload.columns.map(({ heading, field, example }, at) => (
              <Row key={at}>
                <RowHead column={columns.heading}>{heading || t('upload.column.none')}</RowHead>
                <Cell column={columns.field}>
                  {isOpen ? (
                    <FieldChoice upload={upload} choice={choice} at={at} />
                  ) : field !== null ? (
                    choice.nameOf(field)
                  ) : (
                    <Muted>{t('upload.column.left')}</Muted>
                  )}
                </Cell>
                <Cell column={columns.example}>{example}</Cell>
              </Row>
            ))}
          </Rows>
        </Table>
        {isOpen && <RereadControls choice={choice} />}
      </Form>
    </section>
  );
}

/** Reads the file again with the chosen columns. */
function RereadControls({ choice }: Pick<ColumnsTableProps, 'choice'>) {
  const t = useTranslate();
  const { failure, isBusy, isChanged, reset } = choice;
  return (
    <>
      {failure && <FormMessage>{failure}</FormMessage>}
      <ButtonRow>
        <Button type="submit" disabled={isBusy}>
          {t('upload.columns.try')}
        </Button>
        {isChanged && (
          <Button type="button" onClick={reset}>
            {t('upload.columns.back')}
          </Button>
        )}
        <span role="status">{isBusy && t('upload.reading')}</span>
      </ButtonRow>
    </>
  );
}

function FieldChoice({ upload, choice, at }: ColumnsTableProps & { at: number }) {
  const t = useTranslate();
  const chosen = choice.fields[at] ?? '';
  const heading = upload.columns[at]?.heading || t('upload.column.none');
  return (
    <Choice
      aria-label={t('upload.columns.of', { heading })}
      aria-invalid={choice.isInvalid(chosen)}
      value={chosen}
      onChange={(event) => choice.choose(at, event.target.value)}
    >
      <option value="">{t('upload.column.left')}</option>
      {upload.fields.map((field) => (
        <option key={field} value={field}>
          {choice.nameOf(field)}
        </option>
      ))}
    </Choice>
  );
}
