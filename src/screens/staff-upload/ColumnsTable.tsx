import { useId } from 'react';
import { styled } from 'styled-components';

import { isUploadField } from '#domain/uploads';

import type { Upload } from '../../api/staffUploads';
import { useTranslate } from '../../i18n/useTranslate';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';
import { Rows, Table } from '../../ui/table/Table';
import { color, space } from '../../ui/theme';

const Title = styled.h2`
  margin-bottom: ${space(2)};
`;

const Quiet = styled.span`
  color: ${color.inkSoft};
`;

const columns = namedColumns({
  heading: { label: 'upload.column', width: 'minmax(0, 2fr)', fold: 'head' },
  field: { label: 'upload.column.field', width: 'minmax(0, 2fr)' },
  example: { label: 'upload.column.example', width: 'minmax(0, 3fr)' },
});

/** What each column of the file was taken for, and which are left out. */
export function ColumnsTable({ columns: found }: Pick<Upload, 'columns'>) {
  const t = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{t('upload.columns')}</Title>
      <Table caption={t('upload.columns')} columns={columns}>
        <Rows>
          {found.map(({ heading, field, example }, at) => (
            <Row key={at}>
              <RowHead column={columns.heading}>{heading || t('upload.column.none')}</RowHead>
              <Cell column={columns.field}>
                {field !== null && isUploadField(field) ? (
                  t(`upload.field.${field}`)
                ) : (
                  <Quiet>{t('upload.column.left')}</Quiet>
                )}
              </Cell>
              <Cell column={columns.example}>{example}</Cell>
            </Row>
          ))}
        </Rows>
      </Table>
    </section>
  );
}
