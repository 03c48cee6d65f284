
import { useTranslate } from '../../i18n/useTranslate';
import { ACCOUNTS, paths } from '../../paths';
import { ContactCard } from '../../ui/ContactCard';
import { Link } from '../../ui/Link';
import { mailAddress } from '../../ui/mailAddress';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { Prose } from '../../ui/Prose';
import { WithSide } from '../../ui/WithSide';

interface PasswordHelpPageProps {
  /** Forgotten, to be set anew, or the first one of an approved applicant. */
  occasion: 'forgot' | 'reset' | 'first';
}

/** How to come by a password: a person checks who is asking. */
export function PasswordHelpPage({ occasion }: PasswordHelpPageProps) {
  const t = useTranslate();
  const title = t(`passwordHelp.${occasion}`);
  usePageTitle(title);
  const lines = [t('passwordHelp.mail.address'), t('passwordHelp.mail.code')];
  return (
    <WithSide>
      <div>
        <PageHead title={title}>{t(`passwordHelp.${occasion}.words`)}</PageHead>
        <Prose>
          <p>{t('passwordHelp.how')}</p>
          <p>{t('passwordHelp.never')}</p>
          <p>
            <a
              className="button primary"
              href={mailAddress(
                ACCOUNTS,
                title,
                lines.flatMap((line) => [line, '']),
              )}
            >
              {t('passwordHelp.send')}
            </a>
          </p>
          <p>
            <a href={`mailto:${ACCOUNTS}`}>{ACCOUNTS}</a>
          </p>
          <p>
            <Link to={paths.signIn}>{t('passwordHelp.signIn')}</Link>
          </p>
        </Prose>
      </div>
      <ContactCard />
    </WithSide>
  );
}
