import { useState } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';

import type { Webhook } from '../../api/staffWebhooks';
import { DeskHead, HeadLine } from '../../features/desk-frame/DeskHead';
import { DeskTools } from '../../features/desk-frame/DeskTools';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { color, radius, size, space } from '../../ui/theme';

import { useWebhookActions } from './useWebhookActions';
import { ChangeWebhook } from './WebhookForms';
import { EnableWebhook, RotateSecret } from './WebhookSheets';
import { WebhookState } from './WebhookState';

const Muted = styled.span`
  color: ${color.inkSoft};
`;

const Warning = styled.p`
  padding: ${space(1)} ${space(3)};
  border-left: 3px solid ${color.bad};
  border-radius: ${radius.control};
  background: ${color.badTint};
  font-size: ${size.s};
`;

interface WebhookHeadProps {
  title: string;
  webhook: Webhook;
}

/** Head of a webhook: its URL, its health, and the available actions. */
export function WebhookHead({ title, webhook }: WebhookHeadProps) {
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
        <Warning>{t('integrations.failingSince', { at: format.dateTime(failing_since) })}</Warning>
      )}
      {!is_on && (off_reason === 'failing' || off_reason === 'gone') && (
        <Warning>{t(`integrations.offBecause.${off_reason}`)}</Warning>
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
