import { CLASS_FLAGS } from '#domain/classCodes';

import { useTranslate } from '../i18n/useTranslate';

import { FilterLabel, FilterSelect } from './FilterField';

interface ClassSelectProps {
  chosen: string;
  /** Label of the empty option. */
  any: string;
  onChoose: (flag: string) => void;
}

/** Filters a list by class of products. */
export function ClassSelect({ chosen, any, onChoose }: ClassSelectProps) {
  const t = useTranslate();
  return (
    <FilterLabel>
      {t('product.class')}
      <FilterSelect value={chosen} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{any}</option>
        {CLASS_FLAGS.map((flag) => (
          <option key={flag} value={flag}>
            {t(`flag.${flag}`)}
          </option>
        ))}
      </FilterSelect>
    </FilterLabel>
  );
}
