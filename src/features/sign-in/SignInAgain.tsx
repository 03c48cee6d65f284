import { useState } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { selectUser, signOutChosen } from '../../slices/session';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button, PrimaryButton } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { Sheet } from '../../ui/Sheet';
import { space } from '../../ui/theme';
import { WarnBar } from '../../ui/WarnBar';

import { SignInForm } from './SignInForm';
import { useWhenKeysRest } from './useWhenKeysRest';

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

/** Milliseconds without a key before the dialog opens: a scanner that is typing is not interrupted. */
const REST = 600;

/**
 * The session has ended: sign in over the page, and the interrupted calls go on. Nothing typed is
 * lost, not by closing the dialog either; who wants to be signed out says so.
 */
export function SignInAgain() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { email } = useAppSelector(selectUser);
  const [isOpen, setIsOpen] = useState(false);
  useWhenKeysRest(REST, () => setIsOpen(true));

  const signOut = (
    <Button type="button" onClick={() => dispatch(signOutChosen())}>
      {t('profile.signOut')}
    </Button>
  );
  if (!isOpen) {
    return (
      <Bar role="status">
        {t('signIn.again.why')}
        <PrimaryButton type="button" onClick={() => setIsOpen(true)}>
          {t('signIn.again')}
        </PrimaryButton>
        {signOut}
      </Bar>
    );
  }
  return (
    <Sheet
      kind="middle"
      title={t('signIn.again')}
      startAt={email ? 'input[type="password"]' : 'input'}
      onClose={() => setIsOpen(false)}
    >
      <p>{t('signIn.again.why')}</p>
      <SignInForm email={email ?? ''} />
      <Ways>
        <Link to={paths.forgotPassword} target="_blank">
          {t('signIn.forgot')}
        </Link>
        {signOut}
      </Ways>
    </Sheet>
  );
}
