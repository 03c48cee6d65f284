import type { Failure } from '../../api/reasonOf';
import {
  useDisableWebhookMutation,
  useReplayWebhookMutation,
  useTestWebhookMutation,
  type Webhook,
  type WebhookDelivery,
} from '../../api/staffWebhooks';
import { useNotify } from '../../features/desk-frame/useNotify';
import { useTranslate } from '../../i18n/useTranslate';
import { useReason } from '../../ui/useReason';

/** Webhook actions that run without confirmation; each reports its outcome. */
export function useWebhookActions({ id, url }: Pick<Webhook, 'id' | 'url'>) {
  const t = useTranslate();
  const notify = useNotify();
  const reason = useReason();
  const params = { webhook_id: id };
  const [testWebhook, tested] = useTestWebhookMutation();
  const [disableWebhook, disabled] = useDisableWebhookMutation();
  const [replayWebhook, replayed] = useReplayWebhookMutation();

  const reportOutcome = async (request: PromiseLike<{ error?: Failure }>, done: string) => {
    const { error } = await request;
    if (error === undefined) notify('success', done);
    else notify('error', reason(error, 'desk.unanswered'));
  };

  const failureReason = ({ fault, http_status: status }: WebhookDelivery) =>
    fault === ''
      ? t('integrations.fault.status', { status: status ?? '' })
      : t(`integrations.fault.${fault}`);
  const test = async () => {
    const { data: delivery, error } = await testWebhook({ params });
    if (!delivery) return notify('error', reason(error, 'desk.unanswered'));
    if (delivery.state !== 'delivered') {
      return notify('error', t('integrations.test.bad', { why: failureReason(delivery) }));
    }
    const { http_status: status, milliseconds: ms } = delivery;
    const { host } = new URL(url);
    notify('success', t('integrations.test.good', { host, status: status ?? '', ms: ms ?? '' }));
  };

  return {
    isBusy: tested.isLoading || disabled.isLoading || replayed.isLoading,
    test: () => void test(),
    disable: () => void reportOutcome(disableWebhook({ params }), t('integrations.disable.done')),
    replayFailed: () =>
      void reportOutcome(
        replayWebhook({ params, body: { failed: true } }),
        t('integrations.replay.failed.done'),
      ),
    replayOne: (delivery: Pick<WebhookDelivery, 'id' | 'seq'>) =>
      void reportOutcome(
        replayWebhook({ params, body: { delivery: delivery.id } }),
        t('integrations.replay.one.done', { seq: delivery.seq }),
      ),
  };
}
