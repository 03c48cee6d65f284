import { useState } from 'react';
import { useNavigate } from 'react-router';

import type { Webhook } from '../../api/staffWebhooks';
import { KeyedButton } from '../../features/desk-frame/KeyedButton';
import { ShortcutsDialog } from '../../features/desk-frame/ShortcutsDialog';
import { ToolStrip } from '../../features/desk-frame/ToolStrip';
import { useDeskKeys } from '../../features/desk-frame/useDeskKeys';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';

import { ChangeWebhook } from './ChangeWebhook';
import { EnableWebhook } from './EnableWebhook';
import { RotateSecret } from './RotateSecret';
import { useWebhookActions } from './useWebhookActions';

const SHEETS = { change: ChangeWebhook, rotate: RotateSecret, enable: EnableWebhook } as const;

type Tool = readonly [letter: string, label: MessageKey, act: () => void];

/** Actions on a webhook, each with its shortcut key. */
export function WebhookTools({ webhook }: { webhook: Webhook }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const actions = useWebhookActions(webhook);
  const [open, setOpen] = useState<keyof typeof SHEETS | 'keys' | null>(null);
  const close = () => setOpen(null);
  const { is_on, failed } = webhook;

  const tools: Tool[] = [
    ['t', 'integrations.test', actions.test],
    ['c', 'integrations.change', () => setOpen('change')],
    ['r', 'integrations.rotate', () => setOpen('rotate')],
    is_on
      ? ['o', 'integrations.disable', actions.disable]
      : ['o', 'integrations.enable', () => setOpen('enable')],
  ];
  if (is_on && failed > 0) tools.push(['f', 'integrations.replay.failed', actions.replayFailed]);
  tools.push(['?', 'desk.keys', () => setOpen('keys')]);
  useDeskKeys({
    ...Object.fromEntries(tools.map(([letter, , act]) => [letter, act])),
    Escape: () => void navigate(staffPaths.integrations),
  });

  const OpenSheet = open !== null && open !== 'keys' ? SHEETS[open] : null;
  return (
    <>
      <ToolStrip className="no-print" role="group" aria-label={t('integrations.actions')}>
        {tools.map(([letter, label, act]) => (
          <KeyedButton key={letter} letter={letter} disabled={actions.isBusy} onClick={act}>
            {t(label)}
          </KeyedButton>
        ))}
      </ToolStrip>
      {OpenSheet && <OpenSheet webhook={webhook} onClose={close} />}
      {open === 'keys' && (
        <ShortcutsDialog
          keys={[
            ...tools.map(([letter, label]) => [letter.toUpperCase(), label] as const),
            ['Esc', 'integrations.back'],
          ]}
          onClose={close}
        />
      )}
    </>
  );
}
