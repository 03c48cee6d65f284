import { useFormat } from '../../../i18n/useFormat';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Decision } from '../../../slices/worksheets/sheet';
import type { SheetLine } from '../../../slices/worksheets/sheetLine';
import { Facts } from '../../../ui/Facts';
import { Cell } from '../../../ui/table/Row';

import { columns } from './columns';

/** Line numbers that are shown; the rest is counted. */
const MOST_PLACES = 4;

interface GivenProps {
  line: SheetLine;
  decision: Decision | undefined;
}

/** What an earlier order had of it. */
export function GivenCell({ line, decision }: GivenProps) {
  const t = useTranslate();
  const { quantity, code } = line.given;
  const isOther = decision?.code !== undefined && decision.code !== code;
  return (
    <Cell column={columns.given}>
      <div>
        {quantity !== null && t('lines.packs', { count: quantity })}
        {isOther && <Facts className="mono">{code}</Facts>}
      </div>
    </Cell>
  );
}

/** What was given, where the boxes show something else by now, and in which lines of its source. */
export function GivenFacts({ line, decision }: GivenProps) {
  const t = useTranslate();
  const format = useFormat();
  const { code, quantity, places, source, unread, counted } = line.given;
  const shown = places.slice(0, MOST_PLACES).map(format.number).join(', ');
  const more = places.length - MOST_PLACES;
  const isOther = decision?.code !== undefined && decision.code !== code;
  const isUnits = line.checkKey.endsWith('/units/');
  return (
    <Facts>
      {isOther && code !== '' && <p className="mono">{t('lines.given', { code })}</p>}
      {unread && (isOther || line.product) && <p className="mono">{unread.text}</p>}
      {quantity !== null && source !== '' && (
        <p>
          {counted && `${counted} → `}
          {t(isUnits ? 'lines.units' : 'lines.packs', { count: quantity })}
        </p>
      )}
      {places.length > 0 && (
        <p title={source}>
          {t('lines.places', { count: places.length, places: shown })}
          {more > 0 && ` ${t('filters.more', { count: more })}`}
        </p>
      )}
    </Facts>
  );
}
