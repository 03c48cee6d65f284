import { useState } from 'react';

import { isUploadField } from '#domain/uploads';

import { useRereadUploadMutation, type Upload } from '../../api/staffUploads';
import { useAction } from '../../features/desk-frame/useAction';
import { useTranslate } from '../../i18n/useTranslate';

/** Columns chosen for an uploaded file, and reading the file again with them. */
export function useColumns({
  upload_id,
  dry_run_id,
  columns,
  heading_rows,
}: Pick<Upload, 'upload_id' | 'dry_run_id' | 'columns' | 'heading_rows'>) {
  const t = useTranslate();
  const [rereadUpload] = useRereadUploadMutation();
  const { run, failure, isBusy } = useAction();
  /**
   * Choices made since the file was last read, by column index; an empty string ignores the column.
   */
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const [chosenLine, setChosenLine] = useState<number>();
  const [hasTried, setHasTried] = useState(false);

  const headingLine = chosenLine ?? heading_rows?.line;
  const hasOtherHeadings = headingLine !== heading_rows?.line;

  const fields = columns.map(({ field }, index) => chosen[index] ?? field ?? '');
  const isDuplicate = (field: string) =>
    field !== '' && fields.filter((other) => other === field).length > 1;
  const duplicateField = fields.find(isDuplicate);
  const nameOf = (field: string) => (isUploadField(field) ? t(`upload.field.${field}`) : field);
  const validationError =
    hasTried && duplicateField !== undefined && !hasOtherHeadings
      ? t('upload.columns.twice', { field: nameOf(duplicateField) })
      : '';

  const reset = () => {
    setChosen({});
    setChosenLine(undefined);
  };

  return {
    fields,
    nameOf,
    isInvalid: (field: string) => hasTried && isDuplicate(field),
    headingLine,
    hasOtherHeadings,
    isChanged:
      hasOtherHeadings || fields.some((field, index) => field !== (columns[index]?.field ?? '')),
    failure: validationError || failure,
    isBusy,
    chooseLine: setChosenLine,
    choose: (index: number, field: string) =>
      setChosen((previous) => ({ ...previous, [index]: field })),
    reset,
    rereadFile: async () => {
      setHasTried(true);
      if (duplicateField !== undefined && !hasOtherHeadings) return;
      const mapping =
        hasOtherHeadings && headingLine !== undefined
          ? { heading_line: headingLine }
          : { fields: fields.map((field) => field || null) };
      if (await run(rereadUpload({ upload_id, dry_run_id, ...mapping }))) reset();
    },
  };
}

export type ColumnsState = ReturnType<typeof useColumns>;
