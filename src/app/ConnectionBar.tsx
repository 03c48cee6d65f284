import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';
import { selectIsConnectionLost } from '../slices/connection';
import { useAppSelector } from '../store/hooks';
import { Icon } from '../ui/Icon';
import { color, radius, shadow, size, space } from '../ui/theme';

const Bar = styled.p`
  position: fixed;
  inset: auto ${space(4)} ${space(18)};
  z-index: 80;
  display: flex;
  align-items: center;
  gap: 10px;
  width: fit-content;
  max-width: 640px;
  margin: 0 auto;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.warn};
  border-radius: ${radius.card};
  background: ${color.warnTint};
  box-shadow: ${shadow};
  color: ${color.ink};
  font-size: ${size.s};
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
        <Bar>
          <Sign name="warning" size={18} />
          {t('connection.lost')}
        </Bar>
      )}
    </div>
  );
}
