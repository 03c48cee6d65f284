import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { api } from '../api/api';
import { useSignOutStaffMutation } from '../api/review';
import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { StaffSignInAgain } from '../screens/staff-applications/StaffSignInAgain';
import {
  selectIsStaffExpired,
  selectStaffEmail,
  selectStaffToken,
  staffSignedOut,
} from '../slices/staffSession';
import { useStaffDispatch, useStaffSelector } from '../store/staffStore';
import { SmallButton } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Logo } from '../ui/Logo';
import { below, color, from, size, space } from '../ui/theme';

import { ConnectionBar } from './ConnectionBar';
import { Brand, BrandName, HeaderBar, HeaderInside, Main, Skip } from './frame';
import { LanguageSwitch } from './LanguageSwitch';
import { ScrollReset } from './ScrollReset';

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

/** Keeps the ends of the bar apart where the department has no room. */
const Gap = styled.span`
  flex: 1;

  ${from.tablet} {
    display: none;
  }
`;

const Who = styled.span`
  overflow: hidden;
  max-width: 280px;
  color: ${color.inkSoft};
  font-size: ${size.s};
  text-overflow: ellipsis;

  ${below.tablet} {
    display: none;
  }
`;

/** What stands around the staff's screens: no shop, no cart, no search of products. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const isSignedIn = useStaffSelector(selectStaffToken) !== null;
  const isExpired = useStaffSelector(selectIsStaffExpired);
  return (
    <>
      <Skip href="#main">{t('app.skip')}</Skip>
      <HeaderBar className="no-print">
        <Inside>
          <Brand to={paths.staff} aria-label={t('staff.title')}>
            <Logo />
            <BrandName aria-hidden="true">Haberdash</BrandName>
          </Brand>
          <Department>{t('staff.department')}</Department>
          <Gap />
          <LanguageSwitch />
          {isSignedIn && <Leave />}
        </Inside>
      </HeaderBar>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <ConnectionBar />
      <ScrollReset />
      {isExpired && <StaffSignInAgain />}
    </>
  );
}

function Leave() {
  const t = useTranslate();
  const dispatch = useStaffDispatch();
  const email = useStaffSelector(selectStaffEmail);
  const [signOut, { isLoading }] = useSignOutStaffMutation();
  const leave = async () => {
    await signOut();
    dispatch(staffSignedOut());
    dispatch(api.util.resetApiState());
  };
  return (
    <>
      <Who title={email}>{email}</Who>
      <SmallButton type="button" disabled={isLoading} onClick={leave}>
        <Icon name="leave" size={18} />
        {t('staff.signOut')}
      </SmallButton>
    </>
  );
}
