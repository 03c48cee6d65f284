import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { useSignOutStaffMutation } from '../api/review';
import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { StaffSignInAgain } from '../screens/staff-applications/StaffSignInAgain';
import { selectIsStaffExpired, selectStaffEmail, selectStaffToken } from '../slices/staffSession';
import { endStaffSession, useStaffDispatch, useStaffSelector } from '../store/staffStore';
import { SmallButton } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Logo } from '../ui/Logo';
import { below, color, from, layout, size, space } from '../ui/theme';
import { useGoToKey } from '../ui/useGoToKey';

import { ConnectionBar } from './ConnectionBar';
import { DeskGoTo } from './DeskGoTo';
import { Brand, BrandName, HeaderBar, HeaderInside, Main, Skip } from './frame';
import { LanguageSwitch } from './LanguageSwitch';
import { Notices } from './Notices';
import { ScrollReset } from './ScrollReset';
import { StaffRail } from './StaffRail';

const Inside = styled(HeaderInside)`
  gap: ${space(2)};
  padding: 0 ${space(4)};

  ${from.tablet} {
    padding: 0 ${space(6)};
  }
`;

const Department = styled.span`
  flex: 1;
  color: ${color.inkSoft};

  ${below.tablet} {
    display: none;
  }
`;

/** Keeps both ends of the bar apart where the department is hidden. */
const Gap = styled.span`
  flex: 1;

  ${from.tablet} {
    display: none;
  }
`;

const UserEmail = styled.span`
  overflow: hidden;
  max-width: 280px;
  color: ${color.inkSoft};
  font-size: ${size.s};
  text-overflow: ellipsis;

  ${below.tablet} {
    display: none;
  }
`;

const Sides = styled.div`
  ${from.tablet} {
    display: flex;
    max-width: ${layout.content};
    margin: 0 auto;
  }
`;

/** On phones, padding keeps the last row above the bottom bar. */
const Screen = styled(Main)`
  flex: 1;
  min-width: 0;

  ${below.tablet} {
    padding-bottom: calc(${layout.bottomBar} + ${space(6)});
  }
`;

/** The frame around the staff screens, without shop, cart or product search. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const isSignedIn = useStaffSelector(selectStaffToken) !== null;
  const isExpired = useStaffSelector(selectIsStaffExpired);
  return (
    <>
      <Skip href="#main">{t('app.skip')}</Skip>
      <HeaderBar className="no-print">
        <Inside>
          <Brand to={paths.staff} aria-label={t('staff.department')}>
            <Logo />
            <BrandName aria-hidden="true">Haberdash</BrandName>
          </Brand>
          <Department>{t('staff.department')}</Department>
          <Gap />
          <LanguageSwitch />
          {isSignedIn && <SignOut />}
        </Inside>
      </HeaderBar>
      <Sides>
        {isSignedIn && <StaffRail />}
        <Screen id="main" tabIndex={-1}>
          {children}
        </Screen>
      </Sides>
      <Notices />
      <ConnectionBar />
      <ScrollReset />
      {isSignedIn && <GoToKey />}
      {isExpired && <StaffSignInAgain />}
    </>
  );
}

/** Ctrl+K leads anywhere. */
function GoToKey() {
  const { isOpen, close } = useGoToKey();
  return isOpen && <DeskGoTo onClose={close} />;
}

function SignOut() {
  const t = useTranslate();
  const dispatch = useStaffDispatch();
  const email = useStaffSelector(selectStaffEmail);
  const [signOut, { isLoading }] = useSignOutStaffMutation();
  const endSession = async () => {
    await signOut();
    dispatch(endStaffSession());
  };
  return (
    <>
      <UserEmail title={email}>{email}</UserEmail>
      <SmallButton disabled={isLoading} onClick={() => void endSession()}>
        <Icon name="leave" size={18} />
        {t('staff.signOut')}
      </SmallButton>
    </>
  );
}
