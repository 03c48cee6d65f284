import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import { ActionSheet, type ActionSheetProps } from '../../features/desk-frame/ActionSheet';
import { useTranslate } from '../../i18n/useTranslate';
import { Button, PrimaryButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { Input } from '../../ui/Input';
import { Sheet } from '../../ui/Sheet';
import { color, space } from '../../ui/theme';

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const Secret = styled(Input)`
  flex: 1 1 16rem;
  min-width: 0;

  &[readonly] {
    color: ${color.ink};
  }
`;

interface SecretActionProps<Data> extends ActionSheetProps<Data> {
  /** The secret in the response, what it is called and what it is for. */
  secretOf: (data: Data) => string | undefined;
  secretTitle: string;
  secretAbout: string;
}

/** A form whose response carries a secret, which is then shown, once. */
export function SecretAction<Data>(props: SecretActionProps<Data>) {
  const { secretOf, secretTitle, secretAbout, ...sheet } = props;
  const [secret, setSecret] = useState<string>();
  return secret === undefined ? (
    <ActionSheet {...sheet} onDone={(data) => setSecret(secretOf(data))} />
  ) : (
    <SecretSheet title={secretTitle} about={secretAbout} secret={secret} onClose={sheet.onClose} />
  );
}

interface SecretSheetProps {
  title: string;
  /** What the secret is for. */
  about: string;
  secret: string;
  onClose: () => void;
}

function SecretSheet({ title, about, secret, onClose }: SecretSheetProps) {
  const t = useTranslate();
  const secretRef = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'copy.failed'>();

  // The clipboard is only available in secure contexts, and access may be denied.
  const copy = async () => {
    secretRef.current?.select();
    try {
      await navigator.clipboard.writeText(secret);
      setOutcome('copied');
    } catch {
      setOutcome('copy.failed');
    }
  };

  return (
    <Sheet kind="middle" title={title} startAt="[data-is-first]" onClose={onClose}>
      <Content>
        <p>{about}</p>
        <ButtonRow>
          <Secret ref={secretRef} className="mono" readOnly aria-label={title} value={secret} />
          <PrimaryButton data-is-first="" onClick={() => void copy()}>
            {t('integrations.copy')}
          </PrimaryButton>
        </ButtonRow>
        <ButtonRow>
          <Button onClick={onClose}>{t('dialog.close')}</Button>
          <span role="status">{outcome && t(`integrations.${outcome}`)}</span>
        </ButtonRow>
      </Content>
    </Sheet>
  );
}
