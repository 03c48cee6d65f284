import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';
import { selectIsConnectionLost } from '../slices/connection';
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

/** Says that the server does not answer, for as long as it does not. */
export function ConnectionBar() {
  const t = useTranslate();
  const isLost = useAppSelector(selectIsConnectionLost);
  return (
    <div role="status">
      {isLost && (
        <Bar as="p">
          <Sign name="warning" size={18} />
          {t('connection.lost')}
        </Bar>
      )}
    </div>
  );
}
