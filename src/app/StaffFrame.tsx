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
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { Logo } from '../ui/Logo';
import { color, from, size, space } from '../ui/theme';

import { ConnectionBar } from './ConnectionBar';
import { LanguageSwitch } from './LanguageSwitch';
import { ScrollReset } from './ScrollReset';
import './Header.css';
import './Shell.css';

const Bar = styled.header`
  .header-inside {
    gap: ${space(2)};
    padding: 0 ${space(4)};
  }

  .department {
    display: none;
    flex: 1;
    color: ${color.inkSoft};
  }

  .who {
    display: none;
    overflow: hidden;
    max-width: 280px;
    color: ${color.inkSoft};
    font-size: ${size.s};
    text-overflow: ellipsis;
  }

  .gap {
    flex: 1;
  }

  ${from.tablet} {
    .department,
    .who {
      display: block;
    }

    .gap {
      display: none;
    }

    .header-inside {
      padding: 0 ${space(6)};
    }
  }
`;

/** What stands around the staff's screens: no shop, no cart, no search of products. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const isSignedIn = useStaffSelector(selectStaffToken) !== null;
  const isExpired = useStaffSelector(selectIsStaffExpired);
  return (
    <>
      <a className="skip-link" href="#main">
        {t('app.skip')}
      </a>
      <Bar className="header no-print staff-bar">
        <div className="header-inside">
          <Link className="brand" to={paths.staff} aria-label={t('staff.title')}>
            <Logo />
            <span aria-hidden="true">Haberdash</span>
          </Link>
          <span className="department">{t('staff.department')}</span>
          <span className="gap" />
          <LanguageSwitch />
          {isSignedIn && <Leave />}
        </div>
      </Bar>
      <main id="main" className="main" tabIndex={-1}>
        {children}
      </main>
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
      <span className="who" title={email}>
        {email}
      </span>
      <button type="button" className="button small" disabled={isLoading} onClick={leave}>
        <Icon name="leave" size={18} />
        {t('staff.signOut')}
      </button>
    </>
  );
}
