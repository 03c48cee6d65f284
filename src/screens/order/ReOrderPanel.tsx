import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { LinesSkeleton } from '../../features/worksheet/LinesSkeleton';
import { useOpenSheet } from '../../features/worksheet/state/useOpenSheet';
import { useSheet } from '../../features/worksheet/state/useSheet';
import { Worksheet } from '../../features/worksheet/Worksheet';
import { useTranslate } from '../../i18n/useTranslate';
import { linesGiven, linesReported, sheetPutAway } from '../../slices/worksheets/worksheets';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectLookUpAs } from '../../store/lookUpAs';
import { useCustomer } from '../../store/useMarket';
import { IconButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { LoadError } from '../../ui/LoadError';
import { color, radius, space } from '../../ui/theme';

import { useEarlierLines } from './useEarlierLines';

const Panel = styled.section`
  margin-bottom: ${space(8)};
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.paper};
`;

const Head = styled.header`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(4)};
  margin-bottom: ${space(4)};
`;

const Title = styled.h2`
  &:focus {
    outline: none;
  }
`;

const Text = styled.p`
  margin-top: ${space(1)};
  color: ${color.inkSoft};
`;

interface ReOrderPanelProps {
  orderId: string;
  onClose: () => void;
}

/** An earlier order beside stock and prices of today; what is ticked is added to the cart, never in its place. */
export function ReOrderPanel(props: ReOrderPanelProps) {
  return <EarlierOrder key={props.orderId} {...props} />;
}

function EarlierOrder({ orderId, onClose }: ReOrderPanelProps) {
  const t = useTranslate();
  const { user_id } = useCustomer();
  const sheet = `re-order:${user_id}:${orderId}`;
  useOpenSheet(sheet);
  const dispatch = useAppDispatch();
  const state = useSheet(sheet);
  const as = useAppSelector((root) => selectLookUpAs(root, sheet));
  const earlier = useEarlierLines(orderId);
  const title = useRef<HTMLHeadingElement>(null);
  const { lines } = earlier;

  const isNew = state.isRestored && !state.wasKept && state.lines.length === 0;
  // The order goes into the sheet once, with the report that came with it.
  useEffect(() => {
    if (!isNew || !lines) return;
    const source = t('reOrder.source', { order: orderId });
    dispatch(linesGiven({ sheet, lines: lines.map(({ line }) => line), source }));
    const answers = lines.map(({ line, report }, id) => ({ id, code: line.code, report }));
    dispatch(linesReported({ sheet, answers, as }));
  }, [isNew, lines, dispatch, sheet, as, orderId, t]);

  // Whoever came by a link lands at the panel, wherever the page puts it.
  useEffect(() => title.current?.focus(), []);

  const close = () => {
    dispatch(sheetPutAway({ sheet }));
    onClose();
  };

  return (
    <Panel aria-labelledby="re-order-title" className="no-print">
      <Head>
        <div>
          <Title id="re-order-title" ref={title} tabIndex={-1}>
            {t('reOrder.title')}
          </Title>
          <Text>{t('reOrder.why')}</Text>
        </div>
        <IconButton type="button" aria-label={t('reOrder.close')} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </Head>
      {earlier.error ? (
        <LoadError error={earlier.error} onRetry={earlier.retry} />
      ) : lines?.length === 0 ? (
        <EmptyState icon="repeat" text={t('reOrder.empty')} />
      ) : state.lines.length === 0 ? (
        <LinesSkeleton words={t('reOrder.loading')} />
      ) : (
        <Worksheet sheet={sheet} orderId={orderId} />
      )}
    </Panel>
  );
}
