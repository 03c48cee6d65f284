import { useId } from 'react';
import { styled } from 'styled-components';

import type { Upload } from '../../api/staffUploads';
import { listColumns } from '../../features/desk-frame/listColumns';
import { ListTable } from '../../features/desk-frame/ListTable';
import { SelectFilter } from '../../features/desk-frame/SelectFilter';
import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { FormMessage } from '../../ui/FormMessage';
import { Select } from '../../ui/Input';
import { color, space } from '../../ui/theme';

import type { ColumnsState } from './useColumns';

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

const columns = listColumns<Upload['columns'][number]>()({
  heading: {
    label: 'upload.column',
    width: 'minmax(0, 2fr)',
    fold: 'head',
    text: ({ heading }) => heading,
    none: 'upload.column.none',
  },
  field: { label: 'upload.column.field', width: 'minmax(0, 2fr)' },
  example: {
    label: 'upload.column.example',
    width: 'minmax(0, 3fr)',
    text: ({ example }) => example,
  },
});

interface ColumnsTableProps {
  upload: Upload;
  choice: ColumnsState;
}

/**
 * The field assigned to each column of the file, and which columns are ignored; editable during the
 * dry run.
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
        {isOpen && <HeadingChoice upload={upload} choice={choice} />}
        <ListTable
          caption={t('upload.columns')}
          columns={columns}
          items={upload.columns}
          keyOf={(column) => String(upload.columns.indexOf(column))}
          cells={{
            field: ({ field }, at) =>
              isOpen && !choice.hasOtherHeadings ? (
                <FieldChoice upload={upload} choice={choice} at={at} />
              ) : field !== null ? (
                choice.nameOf(field)
              ) : (
                <Muted>{t('upload.column.left')}</Muted>
              ),
          }}
          isFixed
        />
        {isOpen && <RereadControls choice={choice} />}
      </Form>
    </section>
  );
}

/** Which of the first rows has the headings, if the file has several. */
function HeadingChoice({ upload: { heading_rows }, choice }: ColumnsTableProps) {
  const t = useTranslate();
  if (!heading_rows || heading_rows.first.length < 2) return null;
  return (
    <>
      <SelectFilter
        label={t('upload.heading')}
        chosen={String(choice.headingLine)}
        choices={heading_rows.first.map(({ line, text }) => [
          String(line),
          t('upload.heading.line', { line, text }),
        ])}
        onChoose={(line) => choice.chooseLine(Number(line))}
      />
      {choice.hasOtherHeadings && <p role="status">{t('upload.heading.other')}</p>}
    </>
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
        {isChanged && <Button onClick={reset}>{t('upload.columns.back')}</Button>}
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
