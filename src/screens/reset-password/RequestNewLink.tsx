import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { FormMessage } from '../../ui/FormMessage';
import { Link } from '../../ui/Link';

/** Explains why there is no valid link, and links to the request for another. */
export function RequestNewLink({ why }: { why: string }) {
  const t = useTranslate();
  return (
    <FormMessage>
      {why} <Link to={paths.forgotPassword}>{t('reset.askAgain')}</Link>
    </FormMessage>
  );
}
