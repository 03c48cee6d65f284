import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';
import { selectIsConnectionLost, selectIsRetrying } from '../slices/connection';
import { useAppSelector } from '../store/hooks';
import { Icon } from '../ui/Icon';
import { color, shadow } from '../ui/theme';
import { WarnBar } from '../ui/WarnBar';

const Bar = styled(WarnBar)`
  gap: 10px;
  box-shadow: ${shadow};
  color: ${color.ink};
`;

const Sign = styled(Icon)`
  flex: none;
  color: ${color.warn};
`;

/** Shown while the server cannot be reached, or while calls are being retried. */
export function ConnectionBar() {
  const t = useTranslate();
  const isLost = useAppSelector(selectIsConnectionLost);
  const isRetrying = useAppSelector(selectIsRetrying);
  return (
    <div role="status">
      {(isLost || isRetrying) && (
        <Bar as="p">
          <Sign name="warning" size={18} />
          {t(isLost ? 'connection.lost' : 'connection.retrying')}
        </Bar>
      )}
    </div>
  );
}
