import { ALL_FIELDS } from '#domain/application/forms';

import type { Translate } from '../../i18n/useTranslate';

/** Joins the labels of the given fields into one string. */
export const fieldLabels = (t: Translate, names: readonly string[]): string =>
  ALL_FIELDS.filter(({ name }) => names.includes(name))
    .map(({ name }) => t(`application.label.${name}`))
    .join(', ');
