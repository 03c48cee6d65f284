import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Button, PrimaryButton } from '../../ui/Button';
import { Sheet } from '../../ui/Sheet';
import { space } from '../../ui/theme';
import { WarnBar } from '../../ui/WarnBar';

import { useOpensBetweenKeys } from './useOpensBetweenKeys';

const Bar = styled(WarnBar)`
  flex-wrap: wrap;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-top: ${space(4)};
`;

interface SignInOverPageProps {
  title: string;
  /** Whoever was signed in; then only the password is asked for. */
  email: string | undefined;
  /** The form that signs in. */
  children: ReactNode;
  /** A way on for whoever has forgotten the password. */
  forgotten?: ReactNode;
  onSignOut: () => void;
}

/**
 * The session has ended: sign in over the page, and the interrupted calls go on. Nothing typed is
 * lost, not by closing the dialog either; who wants to be signed out says so.
 */
export function SignInOverPage(props: SignInOverPageProps) {
  const { title, email, children, forgotten, onSignOut } = props;
  const t = useTranslate();
  const [chosen, setChosen] = useState<boolean>();
  const opens = useOpensBetweenKeys(chosen === undefined);

  const signOut = (
    <Button type="button" onClick={onSignOut}>
      {t('profile.signOut')}
    </Button>
  );
  if (!(chosen ?? opens)) {
    return (
      <Bar role="status">
        {t('signIn.again.why')}
        <PrimaryButton type="button" onClick={() => setChosen(true)}>
          {title}
        </PrimaryButton>
        {signOut}
      </Bar>
    );
  }
  return (
    <Sheet
      kind="middle"
      title={title}
      startAt={email ? 'input[type="password"]' : 'input'}
      onClose={() => setChosen(false)}
    >
      <p>{t('signIn.again.why')}</p>
      {children}
      <Ways>
        {forgotten}
        {signOut}
      </Ways>
    </Sheet>
  );
}
