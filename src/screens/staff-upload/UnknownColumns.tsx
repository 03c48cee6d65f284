import type { Upload } from '../../api/staffUploads';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Button } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { FormMessage } from '../../ui/FormMessage';
import { Link } from '../../ui/Link';

import { StepBox } from './StepBox';
import type { Shelf } from './uploads';

/** Reports which columns were not understood; there is no trial until they have been assigned. */
export function UnknownColumns({ upload, shelf }: { upload: Upload; shelf: Shelf }) {
  const t = useTranslate();
  const isOpen = upload.fields.length > 0;
  return (
    <StepBox aria-labelledby="upload-lacking">
      <h2 id="upload-lacking">{t('upload.lacking')}</h2>
      <FormMessage>{upload.lacking}</FormMessage>
      <p>{t(isOpen ? 'upload.lacking.hint' : 'upload.lacking.gone')}</p>
      <ButtonRow>
        <Button as={Link} to={staffPaths.upload(shelf)}>
          {t('upload.another')}
        </Button>
      </ButtonRow>
    </StepBox>
  );
}
