import { styled } from 'styled-components';

import type { Form } from '#domain/application/fields';

import { useTranslate } from '../../i18n/useTranslate';
import { IconButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { space } from '../../ui/theme';

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-bottom: ${space(5)};
`;

interface ApplicationHeadProps {
  form: Form;
  /** Target of the back arrow. */
  back: string;
}

/** The title of a form and the back arrow (specification 2.7). */
export function ApplicationHead({ form, back }: ApplicationHeadProps) {
  const t = useTranslate();
  return (
    <Head>
      <IconButton as={Link} to={back} aria-label={t('application.back')}>
        <Icon name="back" />
      </IconButton>
      <h1>{t(`application.title.${form}`)}</h1>
    </Head>
  );
}
