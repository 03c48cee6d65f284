import { useState } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Button, PrimaryButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { FormMessage } from '../../ui/FormMessage';
import { Sheet } from '../../ui/Sheet';
import { space } from '../../ui/theme';

const Content = styled.div`
  display: grid;
  gap: ${space(4)};
`;

/** Clears the form here and on the server, after a confirmation, because this cannot be undone. */
export function StartOver({ onStartOver }: { onStartOver: () => Promise<boolean> }) {
  const t = useTranslate();
  const [isConfirming, setIsConfirming] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const close = () => {
    setIsConfirming(false);
    setHasFailed(false);
  };
  const startOver = async () => {
    const isDone = await onStartOver();
    if (isDone) close();
    else setHasFailed(true);
  };
  return (
    <>
      <Button onClick={() => setIsConfirming(true)}>{t('application.startOver')}</Button>
      {isConfirming && (
        <Sheet kind="middle" title={t('application.startOver.title')} onClose={close}>
          <Content>
            <p>{t('application.startOver.words')}</p>
            <FormMessage>{hasFailed && t('application.startOver.failed')}</FormMessage>
            <ButtonRow>
              <PrimaryButton onClick={() => void startOver()}>
                {t('application.startOver.yes')}
              </PrimaryButton>
              <Button onClick={close}>{t('application.startOver.no')}</Button>
            </ButtonRow>
          </Content>
        </Sheet>
      )}
    </>
  );
}
