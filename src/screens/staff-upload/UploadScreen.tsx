import { styled } from 'styled-components';

import { ROWS_FILE_LIMITS } from '#domain/uploads';

import { DeskHead } from '../../features/desk-frame/DeskHead';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { PrimaryButton } from '../../ui/Button';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { ChooseFile } from '../../ui/ChooseFile';
import { FormMessage } from '../../ui/FormMessage';
import { Small } from '../../ui/Small';
import { TextField } from '../../ui/TextField';
import { color, radius, space } from '../../ui/theme';
import { useFileDrop } from '../../ui/useFileDrop';

import type { Shelf } from './uploads';
import type { UploadChoice } from './useUploadChoice';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  max-width: 46rem;
`;

const DropArea = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  padding: ${space(4)};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow-wrap: anywhere;

  &[data-is='over'] {
    border-color: ${color.primary};
    background: ${color.primaryTint};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
`;

const Narrow = styled.div`
  max-width: 22rem;
`;

interface UploadScreenProps {
  shelf: Shelf;
  title: string;
  choice: UploadChoice;
  failure: string;
  isBusy: boolean;
  onSend: () => void;
}

/** Form for the kind of data, the file and, for stock, the time at which it was counted. */
export function UploadScreen(props: UploadScreenProps) {
  const { shelf, title, choice, failure, isBusy, onSend } = props;
  const { kinds, kind, file, counted } = choice;
  const t = useTranslate();
  return (
    <>
      <DeskHead title={title} back={{ to: staffPaths[shelf], label: t(`${shelf}.title`) }}>
        <Small>{t('upload.step.choose')}</Small>
      </DeskHead>
      <Form
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSend();
        }}
      >
        <FileBox file={file} onChoose={choice.choose} />
        {kinds.length > 1 && (
          <ChoiceGroup
            legend={t('upload.kind')}
            choices={kinds.map((option) => ({ value: option, name: t(`upload.kind.${option}`) }))}
            chosen={kind ?? ''}
            onChoose={(chosen) => choice.setKind(kinds.find((option) => option === chosen))}
          />
        )}
        {kind && <p>{t(`upload.about.${kind}`)}</p>}
        {kind === 'stock' && (
          <Narrow>
            <TextField
              type="datetime-local"
              label={t('upload.field.as_of')}
              mark="required"
              hint={t('upload.counted.hint')}
              value={counted}
              onChange={(event) => choice.setCounted(event.target.value)}
            />
          </Narrow>
        )}
        {failure && (
          <FormMessage>
            {failure} {t('upload.nothing')}
          </FormMessage>
        )}
        <Line>
          <PrimaryButton type="submit" disabled={isBusy}>
            {t('upload.try')}
          </PrimaryButton>
          <span role="status">{isBusy && t('upload.reading')}</span>
        </Line>
      </Form>
    </>
  );
}

function FileBox({ file, onChoose }: { file: File | undefined; onChoose: UploadChoice['choose'] }) {
  const t = useTranslate();
  const format = useFormat();
  const isOver = useFileDrop({ onFiles: onChoose });
  const kilobytes = Math.max(1, Math.ceil((file?.size ?? 0) / 1024));
  return (
    <DropArea data-is={isOver ? 'over' : undefined}>
      <ChooseFile onFiles={onChoose}>{t(file ? 'upload.chooseOther' : 'upload.choose')}</ChooseFile>
      <p role="status">
        {file
          ? t('upload.chosen', { name: file.name, size: format.number(kilobytes) })
          : t('upload.drop')}
      </p>
      <Small>
        {t('upload.limits', {
          megabytes: ROWS_FILE_LIMITS.megabytes,
          rows: format.number(ROWS_FILE_LIMITS.rows),
        })}
      </Small>
    </DropArea>
  );
}
