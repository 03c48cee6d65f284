import { styled } from 'styled-components';

import type { Form } from '#domain/application/fields';

import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
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

/** The title of a form and the arrow back to the registration (specification 2.7). */
export function ApplicationHead({ form }: { form: Form }) {
  const t = useTranslate();
  return (
    <Head>
      <IconButton as={Link} to={paths.register} aria-label={t('application.back')}>
        <Icon name="back" />
      </IconButton>
      <h1>{t(`application.title.${form}`)}</h1>
    </Head>
  );
}
