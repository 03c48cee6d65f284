import { COUNTRIES } from '#domain/countries';

import { useTranslate } from '../../i18n/useTranslate';
import { countryChosen, selectCountry } from '../../slices/session';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ChoiceGroup } from '../../ui/ChoiceGroup';

/** Selects which of the two catalogues a visitor sees. */
export function CountryChoice() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectCountry);
  return (
    <ChoiceGroup
      legend={t('profile.country')}
      choices={COUNTRIES.map((value) => ({ value, name: t(`profile.country.${value}`) }))}
      chosen={chosen}
      onChoose={(country) => dispatch(countryChosen(country))}
    />
  );
}
