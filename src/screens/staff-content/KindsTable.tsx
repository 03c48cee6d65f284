import type { ContentCount } from '../../api/staffContent';
import { DeskTable } from '../../features/desk-frame/DeskTable';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Link } from '../../ui/Link';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';

import { KINDS } from './kinds';

const columns = namedColumns({
  kind: { label: 'content.list', width: 'minmax(0, 2fr)', fold: 'head' },
  about: { label: 'content.shownWhere', width: 'minmax(0, 4fr)', fold: 'bare' },
  count: { label: 'content.entries', width: '6rem', isNumber: true, fold: 'left' },
  hidden: { label: 'content.hidden', width: '6rem', isNumber: true, fold: 'right' },
});

/** The content lists; rows are selected with j, k or the arrow keys and opened with Enter. */
export function KindsTable({ counts }: { counts: readonly ContentCount[] }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <DeskTable caption={t('content.title')} columns={columns}>
      {counts.map(({ kind, count, hidden }) => (
        <Row key={kind}>
          <RowHead column={columns.kind}>
            <Link to={staffPaths.contentList(kind)}>{t(KINDS[kind].title)}</Link>
          </RowHead>
          <Cell column={columns.about}>{t(KINDS[kind].about)}</Cell>
          <Cell column={columns.count}>{format.number(count)}</Cell>
          <Cell column={columns.hidden}>{hidden > 0 && format.number(hidden)}</Cell>
        </Row>
      ))}
    </DeskTable>
  );
}
