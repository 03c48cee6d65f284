import { styled } from 'styled-components';

import { isRequisitionId } from '#domain/requisitions';

import { useFormat } from '../../../i18n/useFormat';
import { useTranslate } from '../../../i18n/useTranslate';
import { paths } from '../../../paths';
import type { SheetLine } from '../../../slices/worksheets/sheetLine';
import { quantitySet } from '../../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../../store/hooks';
import { SmallButton } from '../../../ui/Button';
import { Link } from '../../../ui/Link';
import { size, space } from '../../../ui/theme';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  font-size: ${size.s};
`;

interface SeenCellProps {
  sheet: string;
  line: SheetLine;
}

/**
 * Names the orders, or whose cart, that already contain some of the line's scans, with a button to add
 * them all anyway.
 */
export function SeenCell({ sheet, line: { id, original, seen = [], possible } }: SeenCellProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const format = useFormat();
  const total = original.scans?.length ?? 0;
  return (
    <Box>
      {seen.map(({ scans, order_id, date, colleague, is_ordered }) => {
        const params = { scans, total, when: format.date(date) };
        const place = is_ordered ? 'order' : colleague ? 'colleague' : 'cart';
        return (
          <p key={order_id ?? `${place} ${date}`}>
            {order_id === null ? (
              t(`lines.seen.${place}`, params)
            ) : (
              <Link
                to={isRequisitionId(order_id) ? paths.approval(order_id) : paths.order(order_id)}
              >
                {t('lines.seen', { ...params, order: order_id })}
              </Link>
            )}
          </p>
        );
      })}
      <SmallButton onClick={() => dispatch(quantitySet({ sheet, id, packs: possible }))}>
        {t('lines.seen.all', { count: possible })}
      </SmallButton>
    </Box>
  );
}
