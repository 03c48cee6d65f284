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

/** Webhook actions that run without confirmation; each announces its outcome. */
export function useWebhookActions({ id, url }: Pick<Webhook, 'id' | 'url'>) {
  const t = useTranslate();
  const notify = useNotify();
  const { run, isBusy } = useAction({ isAnnounced: true });
  const [testWebhook] = useTestWebhookMutation();
  const [disableWebhook] = useDisableWebhookMutation();
  const [replayWebhook] = useReplayWebhookMutation();

  const params = { webhook_id: id };

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
    const tested = await run(testWebhook({ params }));
    if (tested) announceTest(tested.data);
  };

  return {
    isBusy,
    test: () => void test(),
    disable: () => void run(disableWebhook({ params }), t('integrations.disable.done')),
    replayFailed: () =>
      void run(
        replayWebhook({ params, body: { failed: true } }),
        t('integrations.replay.failed.done'),
      ),
    replayOne: (delivery: Pick<WebhookDelivery, 'id' | 'seq'>) =>
      void run(
        replayWebhook({ params, body: { delivery: delivery.id } }),
        t('integrations.replay.one.done', { seq: delivery.seq }),
      ),
  };
}
