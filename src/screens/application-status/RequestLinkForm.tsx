import { useMailApplicationStatusMutation } from '../../api/applicationStatus';
import { EmailLinkForm } from '../../features/sign-in/EmailLinkForm';
import { useTranslate } from '../../i18n/useTranslate';
import { FormMessage } from '../../ui/FormMessage';
import { PageHead } from '../../ui/PageHead';

const MESSAGE_KEYS = { sent: 'application.linkSent', send: 'status.ask.send' } as const;

/**
 * Requests a new link when this browser has no application; every address gets the same response.
 */
export function RequestLinkForm({ isRefused }: { isRefused: boolean }) {
  const t = useTranslate();
  const [requestLink, request] = useMailApplicationStatusMutation();
  const head = (
    <>
      <PageHead isTight title={t('status.title')} about={t('status.ask.words')} />
      {isRefused && <FormMessage>{t('application.linkDead')}</FormMessage>}
    </>
  );
  return <EmailLinkForm head={head} ask={requestLink} request={request} messages={MESSAGE_KEYS} />;
}
