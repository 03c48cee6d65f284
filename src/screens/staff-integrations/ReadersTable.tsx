import { styled } from 'styled-components';

import type { FeedReader } from '../../api/staffExchange';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { OneLine } from '../../ui/OneLine';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';
import { Rows, Table } from '../../ui/table/Table';
import { color } from '../../ui/theme';

const Behind = styled.span`
  color: ${color.warn};
  font-weight: 600;
`;

const columns = namedColumns({
  key: { label: 'integrations.keys.name', width: 'minmax(0, 3fr)', fold: 'head' },
  feed: { label: 'integrations.feed', width: 'minmax(0, 2fr)', fold: 'bare' },
  position: { label: 'integrations.position', width: '9rem', isNumber: true },
  behind: { label: 'integrations.behind', width: '9rem', isNumber: true },
  at: { label: 'integrations.readAt', width: 'clamp(8rem, 13vw, 11rem)' },
});

/** How far each program has read each feed. */
export function ReadersTable({ readers }: { readers: readonly FeedReader[] }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Table caption={t('integrations.readers')} columns={columns}>
      <Rows>
        {readers.map(({ key, feed, position, behind, read_at }) => (
          <Row key={`${key} ${feed}`}>
            <RowHead column={columns.key}>
              <OneLine title={key}>{key}</OneLine>
            </RowHead>
            <Cell column={columns.feed}>{t(`integrations.feed.${feed}`)}</Cell>
            <Cell column={columns.position}>{format.number(position)}</Cell>
            <Cell column={columns.behind}>
              {behind > 0 ? <Behind>{format.number(behind)}</Behind> : format.number(behind)}
            </Cell>
            <Cell column={columns.at}>{format.dateTime(read_at)}</Cell>
          </Row>
        ))}
      </Rows>
    </Table>
  );
}
