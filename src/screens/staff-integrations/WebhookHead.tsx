import { styled } from 'styled-components';

import type { Webhook } from '../../api/staffWebhooks';
import { DeskHead, HeadLine } from '../../features/desk-frame/DeskHead';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { color, radius, size, space } from '../../ui/theme';

import { WebhookState } from './WebhookState';
import { WebhookTools } from './WebhookTools';

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
