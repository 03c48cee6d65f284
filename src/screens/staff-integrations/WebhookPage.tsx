import { useState } from 'react';
import { useParams, useNavigate } from 'react-router';

import { useListWebhooksQuery, type Webhook } from '../../api/staffWebhooks';
import { DeskHead, HeadLine, Muted, Notice } from '../../features/desk-frame/DeskHead';
import { DeskTools } from '../../features/desk-frame/DeskTools';
import { NoRecord } from '../../features/desk-frame/RecordPage';
import { usePolling } from '../../features/desk-frame/usePolling';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Loaded } from '../../ui/Loaded';
import { usePageTitle } from '../../ui/PageTitle';

import { Deliveries } from './Deliveries';
import { useWebhookActions } from './useWebhookActions';
import { ChangeWebhook, EnableWebhook, RotateSecret } from './WebhookSheets';
import { WebhookState } from './WebhookState';

/** Polling interval in milliseconds, while the tab is visible. */
const POLLING_INTERVAL_MS = 5_000;

/** One webhook, with its health and its latest deliveries. */
export function WebhookPage() {
  const t = useTranslate();
  const { id = '' } = useParams();
  const polling = usePolling(POLLING_INTERVAL_MS);
  const query = useListWebhooksQuery(undefined, polling);
  const webhook = query.data?.find((one) => one.id === id);
  const host = webhook && new URL(webhook.url).host;
  const title = host === undefined ? t('integrations.title') : t('integrations.webhook', { host });
  usePageTitle(title);

  return (
    <Loaded query={query} isPage>
      {() =>
        webhook ? (
          <>
            <WebhookHead title={title} webhook={webhook} />
            <Deliveries webhook={webhook} polling={polling} />
          </>
        ) : (
          <NoRecord
            title={title}
            text={t('integrations.webhook.unknown')}
            back={{ to: staffPaths.integrations, label: t('integrations.back') }}
          />
        )
      }
    </Loaded>
  );
}

interface WebhookHeadProps {
  title: string;
  webhook: Webhook;
}

/** Head of a webhook: its URL, its health, and the available actions. */
function WebhookHead({ title, webhook }: WebhookHeadProps) {
  const t = useTranslate();
  const format = useFormat();
  const { url, kinds, is_on, off_reason, failing_since, last_success_at } = webhook;
  const facts = [
    ['integrations.kinds', kinds.join(', ') || t('integrations.kinds.all')],
    [
      'integrations.lastSuccess',
      last_success_at === null ? t('integrations.never') : format.dateTime(last_success_at),
    ],
    ['integrations.waiting', format.number(webhook.waiting)],
    ['integrations.failed', format.number(webhook.failed)],
  ] as const;
  return (
    <DeskHead
      title={title}
      back={{ to: staffPaths.integrations, label: t('integrations.back') }}
      beside={<WebhookState webhook={webhook} />}
    >
      <HeadLine>
        <span className="mono">{url}</span>
        {facts.map(([label, fact]) => (
          <span key={label}>
            <Muted>{t(label)}</Muted> {fact}
          </span>
        ))}
      </HeadLine>
      {is_on && failing_since !== null && (
        <Notice $tone="bad">
          {t('integrations.failingSince', { at: format.dateTime(failing_since) })}
        </Notice>
      )}
      {!is_on && (off_reason === 'failing' || off_reason === 'gone') && (
        <Notice $tone="bad">{t(`integrations.offBecause.${off_reason}`)}</Notice>
      )}
      <WebhookTools webhook={webhook} />
    </DeskHead>
  );
}

const SHEETS = { change: ChangeWebhook, rotate: RotateSecret, enable: EnableWebhook } as const;

/** Actions on a webhook, each with its shortcut key. */
function WebhookTools({ webhook }: { webhook: Webhook }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const actions = useWebhookActions(webhook);
  const [open, setOpen] = useState<keyof typeof SHEETS | null>(null);
  const { is_on, failed } = webhook;
  const Sheet = open && SHEETS[open];
  return (
    <>
      <DeskTools
        label={t('integrations.actions')}
        tools={[
          ['t', 'integrations.test', actions.test],
          ['c', 'integrations.change', () => setOpen('change')],
          ['r', 'integrations.rotate', () => setOpen('rotate')],
          is_on
            ? ['o', 'integrations.disable', actions.disable]
            : ['o', 'integrations.enable', () => setOpen('enable')],
          ['f', 'integrations.replay.failed', is_on && failed > 0 && actions.replayFailed],
        ]}
        isBusy={actions.isBusy}
        isPaused={open !== null}
        leave="integrations.back"
        onLeave={() => void navigate(staffPaths.integrations)}
      />
      {Sheet && <Sheet webhook={webhook} onClose={() => setOpen(null)} />}
    </>
  );
}
