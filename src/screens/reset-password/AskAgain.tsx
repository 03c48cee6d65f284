import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { FormMessage } from '../../ui/FormMessage';
import { Link } from '../../ui/Link';

/** Why there is no link that works, and the way to another. */
export function AskAgain({ why }: { why: string }) {
  const t = useTranslate();
  return (
    <FormMessage>
      {why} <Link to={paths.forgotPassword}>{t('reset.askAgain')}</Link>
    </FormMessage>
  );
}
