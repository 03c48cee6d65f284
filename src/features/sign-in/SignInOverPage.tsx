import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Button, PrimaryButton } from '../../ui/Button';
import { Sheet } from '../../ui/Sheet';
import { space } from '../../ui/theme';
import { WarnBar } from '../../ui/WarnBar';

import { useIsKeyboardIdle } from './useIsKeyboardIdle';

const Bar = styled(WarnBar)`
  flex-wrap: wrap;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-top: ${space(4)};
`;

interface SignInOverPageProps {
  title: string;
  /** Email of the ended session, if known; then the focus starts in the password field. */
  email: string | undefined;
  /** The sign-in form. */
  children: ReactNode;
  /** A link for people who have forgotten their password. */
  forgotten?: ReactNode;
  onSignOut: () => void;
}

/**
 * Shown when the session has ended: signing in over the page resumes the interrupted requests.
 * Nothing typed is lost, even if the dialog is closed; signing out takes an explicit click.
 */
export function SignInOverPage(props: SignInOverPageProps) {
  const { title, email, children, forgotten, onSignOut } = props;
  const t = useTranslate();
  const [chosen, setChosen] = useState<boolean>();
  const isAutoOpen = useIsKeyboardIdle(chosen === undefined);

  const signOut = <Button onClick={onSignOut}>{t('profile.signOut')}</Button>;
  if (!(chosen ?? isAutoOpen)) {
    return (
      <Bar role="status">
        {t('signIn.again.why')}
        <PrimaryButton onClick={() => setChosen(true)}>{title}</PrimaryButton>
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
      <Actions>
        {forgotten}
        {signOut}
      </Actions>
    </Sheet>
  );
}
