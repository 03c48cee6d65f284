import { isEmail } from '#domain/emails';

import { useMailDraftMutation } from '../../api/applications';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';

/** Emails a link that continues the application on another device. */
export function MailLink({ email }: { email: string }) {
  const t = useTranslate();
  const lang = useAppSelector(selectLanguage);
  const [send, { isLoading, isSuccess, isError }] = useMailDraftMutation();
  if (!isEmail(email.trim())) return null;
  return (
    <>
      <Button
        type="button"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) void send({ email: email.trim(), lang });
        }}
      >
        {t('application.mail')}
      </Button>
      <span role="status">
        {isSuccess && t('application.mail.sent', { email: email.trim() })}
        {isError && t('application.mail.failed')}
      </span>
    </>
  );
}
