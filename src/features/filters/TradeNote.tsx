import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { selectIsSignedIn } from '../../slices/session';
import { useAppSelector } from '../../store/hooks';
import { Link } from '../../ui/Link';
import { color, size, space } from '../../ui/theme';

const Note = styled.p`
  margin-bottom: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

/** Tells a visitor beside a list what an account adds to it, and how to open one. */
export function TradeNote() {
  const t = useTranslate();
  if (useAppSelector(selectIsSignedIn)) return null;
  return (
    <Note className="no-print">
      {t('listing.trade')} <Link to={paths.register}>{t('signIn.register')}</Link>
    </Note>
  );
}
