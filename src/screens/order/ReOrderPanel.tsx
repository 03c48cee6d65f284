import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { LinesSkeleton } from '../../features/worksheet/LinesSkeleton';
import { Worksheet } from '../../features/worksheet/Worksheet';
import { useTranslate } from '../../i18n/useTranslate';
import { sheetDiscarded } from '../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../store/hooks';
import { IconButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { LoadError } from '../../ui/LoadError';
import { color, size, space, within } from '../../ui/theme';

import { useReOrderSheet } from './useReOrderSheet';

const Panel = styled.section`
  margin-bottom: ${space(8)};
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;

const Title = styled.h2`
  ${within.phone} {
    flex: 1;
  }

  &:focus {
    outline: none;
  }
`;

const Text = styled.p`
  flex: 1 1 14rem;
  color: ${color.inkSoft};
  font-size: ${size.s};
  line-height: 1.25;

  ${within.phone} {
    flex-basis: 100%;
    order: 1;
  }
`;

interface ReOrderPanelProps {
  orderId: string;
  onClose: () => void;
}

/**
 * An earlier order with current stock and prices; ticked lines are added to the cart, never replace
 * it.
 */
export function ReOrderPanel(props: ReOrderPanelProps) {
  return <EarlierOrder key={props.orderId} {...props} />;
}

function EarlierOrder({ orderId, onClose }: ReOrderPanelProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { sheet, hasLines, earlier } = useReOrderSheet(orderId);
  const title = useRef<HTMLHeadingElement>(null);

  // Focuses the panel when it was reached by a link, wherever it is on the page, and again when its
  // lines replace the focused heading.
  useEffect(() => {
    if (!hasLines || document.activeElement === document.body) title.current?.focus();
  }, [hasLines]);

  const close = () => {
    dispatch(sheetDiscarded({ sheet }));
    onClose();
  };

  const head = (
    <>
      <Title id="re-order-title" ref={title} tabIndex={-1}>
        {t('order.reOrder')}
      </Title>
      <Text>{t('reOrder.why')}</Text>
    </>
  );
  const end = (
    <IconButton aria-label={t('reOrder.close')} onClick={close}>
      <Icon name="close" />
    </IconButton>
  );
  return (
    <Panel aria-labelledby="re-order-title" className="no-print">
      {hasLines ? (
        <Worksheet sheet={sheet} orderId={orderId} title={head} end={end} />
      ) : (
        <>
          <Head>
            {head}
            {end}
          </Head>
          {earlier.error ? (
            <LoadError error={earlier.error} onRetry={earlier.retry} />
          ) : earlier.lines?.length === 0 ? (
            <EmptyState icon="repeat" text={t('reOrder.empty')} />
          ) : (
            <LinesSkeleton text={t('reOrder.loading')} />
          )}
        </>
      )}
    </Panel>
  );
}
