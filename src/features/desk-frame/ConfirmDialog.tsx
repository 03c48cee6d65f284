import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Button, PrimaryButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { Sheet } from '../../ui/Sheet';
import { space } from '../../ui/theme';

const Content = styled.div`
  display: grid;
  gap: ${space(4)};
`;

interface ConfirmDialogProps {
  title: string;
  /** Explains what happens on confirmation. */
  effect: string;
  yes: string;
  onYes: () => void;
  onNo: () => void;
  /** What the action applies to. */
  children?: ReactNode;
}

/** Asks for confirmation before an action that notifies others at once or cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, effect, yes, onYes, onNo, children } = props;
  const t = useTranslate();
  return (
    <Sheet kind="middle" title={title} startAt="[data-is-first]" onClose={onNo}>
      <Content>
        <p>{effect}</p>
        {children}
        <ButtonRow>
          <PrimaryButton data-is-first="" onClick={onYes}>
            {yes}
          </PrimaryButton>
          <Button onClick={onNo}>{t('staff.cancel')}</Button>
        </ButtonRow>
      </Content>
    </Sheet>
  );
}
