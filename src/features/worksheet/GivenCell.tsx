import { styled } from 'styled-components';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { color, size } from '../../ui/theme';

import type { SheetLine } from './sheetLine';

const Box = styled.div`
  font-size: ${size.s};

  b {
    font-size: ${size.text};
    font-weight: 400;
  }

  p {
    color: ${color.inkSoft};
    overflow-wrap: anywhere;
  }
`;

/** Line numbers that are shown; the rest is counted. */
const MOST_PLACES = 4;

/** What was given: how many, by which code, in which lines of the file. */
export function GivenCell({ line, isReOrder }: { line: SheetLine; isReOrder: boolean }) {
  const t = useTranslate();
  const format = useFormat();
  const { code, quantity, places } = line.given;
  const shown = places.slice(0, MOST_PLACES).map(format.number).join(', ');
  const more = places.length - MOST_PLACES;
  const isOtherCode = line.product !== null && code !== '' && code !== line.product.id;

  return (
    <td
      role="cell"
      className="given"
      data-label={t(isReOrder ? 'lines.column.last' : 'lines.column.asked')}
    >
      <Box>
        {quantity !== null && <b>{t('lines.packs', { count: quantity })}</b>}
        {isOtherCode && <p className="mono">{code}</p>}
        {places.length > 0 && (
          <p>
            {t('lines.places', { count: places.length, places: shown })}
            {more > 0 && ` ${t('lines.places.more', { count: more })}`}
          </p>
        )}
      </Box>
    </td>
  );
}
