import {
  useDisableWebhookMutation,
  useReplayWebhookMutation,
  useTestWebhookMutation,
  type Webhook,
  type WebhookDelivery,
} from '../../api/staffWebhooks';
import { useAction } from '../../features/desk-frame/useAction';
import { useNotify } from '../../features/desk-frame/useNotify';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useStaffSelector } from '../../store/staffStore';

/** Webhook actions that run without confirmation; each announces its outcome. */
export function useWebhookActions({ id, url }: Pick<Webhook, 'id' | 'url'>) {
  const t = useTranslate();
  const notify = useNotify();
  const lang = useStaffSelector(selectLanguage);
  const { run, isBusy } = useAction({ isAnnounced: true });
  const [testWebhook] = useTestWebhookMutation();
  const [disableWebhook] = useDisableWebhookMutation();
  const [replayWebhook] = useReplayWebhookMutation();

  const announceTest = ({ state, fault, http_status, milliseconds }: WebhookDelivery) => {
    const status = http_status ?? '';
    if (state === 'delivered') {
      const { host } = new URL(url);
      const ms = milliseconds ?? '';
      notify('success', t('integrations.test.good', { host, status, ms }));
    } else {
      const why =
        fault === ''
          ? t('integrations.fault.status', { status })
          : t(`integrations.fault.${fault}`);
      notify('error', t('integrations.test.bad', { why }));
    }
  };
  const test = async () => {
    const tested = await run(testWebhook({ id, lang }));
    if (tested) announceTest(tested.data.delivery);
  };

  return {
    isBusy,
    test: () => void test(),
    disable: () => void run(disableWebhook({ id, lang }), t('integrations.disable.done')),
    replayFailed: () =>
      void run(
        replayWebhook({ id, what: { failed: true }, lang }),
        t('integrations.replay.failed.done'),
      ),
    replayOne: (delivery: Pick<WebhookDelivery, 'id' | 'seq'>) =>
      void run(
        replayWebhook({ id, what: { delivery: delivery.id }, lang }),
        t('integrations.replay.one.done', { seq: delivery.seq }),
      ),
  };
}
