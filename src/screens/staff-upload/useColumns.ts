import { useState } from 'react';

import { isUploadField } from '#domain/uploads';

import { useReadUploadAnewMutation, type Upload } from '../../api/staffUploads';
import { useAction } from '../../features/desk-frame/useAction';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useStaffSelector } from '../../store/staffStore';

/** Columns chosen for an uploaded file, and reading the file again with them. */
export function useColumns({
  upload_id,
  trial_id,
  columns,
}: Pick<Upload, 'upload_id' | 'trial_id' | 'columns'>) {
  const t = useTranslate();
  const lang = useStaffSelector(selectLanguage);
  const [readAnew] = useReadUploadAnewMutation();
  const { run, failure, isBusy } = useAction();
  /**
   * Choices made since the file was last read, by column index; an empty string ignores the column.
   */
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const [isTold, setIsTold] = useState(false);

  const fields = columns.map(({ field }, at) => chosen[at] ?? field ?? '');
  const isTwice = (field: string) =>
    field !== '' && fields.filter((one) => one === field).length > 1;
  const twice = fields.find(isTwice);
  const nameOf = (field: string) => (isUploadField(field) ? t(`upload.field.${field}`) : field);
  const wrong =
    isTold && twice !== undefined ? t('upload.columns.twice', { field: nameOf(twice) }) : '';

  return {
    fields,
    nameOf,
    isWrong: (field: string) => isTold && isTwice(field),
    isChanged: fields.some((field, at) => field !== (columns[at]?.field ?? '')),
    failure: wrong || failure,
    isBusy,
    choose: (at: number, field: string) => setChosen((known) => ({ ...known, [at]: field })),
    reset: () => setChosen({}),
    tryOut: async () => {
      setIsTold(true);
      if (twice !== undefined) return;
      const said = fields.map((field) => field || null);
      if (await run(readAnew({ upload_id, trial_id, fields: said, lang }))) setChosen({});
    },
  };
}

export type Columns = ReturnType<typeof useColumns>;
