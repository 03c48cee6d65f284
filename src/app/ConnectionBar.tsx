import { useTranslate } from '../i18n/useTranslate';
import { selectIsConnectionLost } from '../slices/connection';
import { useAppSelector } from '../store/hooks';
import { Icon } from '../ui/Icon';

import './ConnectionBar.css';

/** Says that the server does not answer, for as long as it does not. */
export function ConnectionBar() {
  const t = useTranslate();
  const isLost = useAppSelector(selectIsConnectionLost);
  return (
    <div role="status">
      {isLost && (
        <p className="connection-bar">
          <Icon name="warning" size={18} />
          {t('connection.lost')}
        </p>
      )}
    </div>
  );
}
