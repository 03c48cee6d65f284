import { useId } from 'react';
import { styled } from 'styled-components';

import type { UploadedRow } from '../../api/staffUploads';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';
import { Rows, Table } from '../../ui/table/Table';
import { space } from '../../ui/theme';

import { Changes } from './Changes';
import { isOutcome } from './isOutcome';

const Title = styled.h2`
  margin-bottom: ${space(2)};
`;

const More = styled(Small)`
  margin-top: ${space(2)};
`;

const columns = namedColumns({
  line: { label: 'upload.row.line', width: '4rem', isNumber: true },
  key: { label: 'upload.row.key', width: 'minmax(0, 2fr)', fold: 'head' },
  outcome: { label: 'upload.row.outcome', width: 'minmax(0, 2fr)' },
  what: { label: 'upload.row.what', width: 'minmax(0, 5fr)', fold: 'bare' },
});

interface RowsSectionProps {
  title: string;
  rows: readonly UploadedRow[];
  /** Total number of such rows. */
  total: number;
}

/** Sample rows of the file by line number: what happens to each, and why. */
export function RowsSection({ title, rows, total }: RowsSectionProps) {
  const t = useTranslate();
  const format = useFormat();
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <Table caption={title} columns={columns}>
        <Rows>
          {rows.map((row) => (
            <Row key={`${row.line} ${row.key} ${row.outcome}`}>
              <Cell column={columns.line}>{format.number(row.line)}</Cell>
              <RowHead column={columns.key}>
                <span className="mono">{row.key}</span>
              </RowHead>
              <Cell column={columns.outcome}>
                {isOutcome(row.outcome) ? t(`upload.outcome.${row.outcome}`) : row.outcome}
              </Cell>
              <Cell column={columns.what}>
                <div>
                  {row.message && <p>{row.message}</p>}
                  <Changes changes={row.changes} />
                </div>
              </Cell>
            </Row>
          ))}
        </Rows>
      </Table>
      {total > rows.length && (
        <More>
          {t('upload.rows.some', {
            shown: format.number(rows.length),
            count: format.number(total),
          })}
        </More>
      )}
    </section>
  );
}
