import type { RefObject } from 'react';
import { styled } from 'styled-components';

import { EVENT_KINDS, STAFF_ACTIONS } from '#domain/activity';

import { DayFilter } from '../../features/day-filter/DayFilter';
import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { FilterInput, FilterLabel, FilterSelect } from '../../ui/FilterField';
import { below, size, space } from '../../ui/theme';
import { useTypedSearch } from '../../ui/useTypedSearch';

import type { ActivityAddress } from './useActivityAddress';

const Form = styled.form`
  --control: var(--control-small);

  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: start;
  margin-bottom: ${space(2)};
`;

const Field = styled(FilterLabel)`
  flex: 1 1 11rem;
  max-width: 20rem;

  ${below.tablet} {
    flex-basis: 100%;
    max-width: none;
  }
`;

/** Beside the boxes, which stand below their labels. */
const Clear = styled(SmallButton)`
  margin-top: calc(${size.s} * 1.5 + ${space(1)});
`;

/** Milliseconds without another key before the search begins. */
const TYPING_PAUSE = 300;

interface ActivityFiltersProps {
  address: ActivityAddress;
  /** Where `/` puts the cursor. */
  box: RefObject<HTMLInputElement | null>;
}

/** What is looked for: about what, by whom, of which kind, on which days. */
export function ActivityFilters({ address, box }: ActivityFiltersProps) {
  const t = useTranslate();
  const { wanted, isNarrowed, narrow } = address;
  const subject = useTypedSearch((words) => narrow({ subject: words }), TYPING_PAUSE);
  const actor = useTypedSearch((words) => narrow({ actor: words }), TYPING_PAUSE);
  const clear = () => {
    subject.forget();
    actor.forget();
    narrow({ kind: '', actor: '', subject: '', from: '', to: '' });
  };
  const options = (kinds: typeof EVENT_KINDS | typeof STAFF_ACTIONS) =>
    kinds.map((kind) => (
      <option key={kind} value={kind}>
        {t(`activity.kind.${kind}`)}
      </option>
    ));

  return (
    <Form
      role="search"
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault();
        subject.finish();
        actor.finish();
      }}
    >
      <Field>
        {t('activity.subjectKind')}
        <FilterInput
          ref={box}
          type="search"
          maxLength={200}
          placeholder={t('activity.subject.hint')}
          title={t('activity.subject.hint')}
          value={subject.typed ?? wanted.subject}
          onChange={(event) => subject.type(event.target.value)}
          onBlur={subject.finish}
        />
      </Field>
      <Field>
        {t('activity.actor')}
        <FilterInput
          type="search"
          maxLength={200}
          placeholder={t('activity.actor.hint')}
          title={t('activity.actor.hint')}
          value={actor.typed ?? wanted.actor}
          onChange={(event) => actor.type(event.target.value)}
          onBlur={actor.finish}
        />
      </Field>
      <Field>
        {t('activity.what')}
        <FilterSelect
          value={wanted.kind}
          onChange={(event) => narrow({ kind: event.target.value })}
        >
          <option value="">{t('activity.anything')}</option>
          <optgroup label={t('activity.events')}>{options(EVENT_KINDS)}</optgroup>
          <optgroup label={t('activity.looks')}>{options(STAFF_ACTIONS)}</optgroup>
        </FilterSelect>
      </Field>
      {(['from', 'to'] as const).map((end) => (
        <DayFilter
          key={end}
          label={t(`orders.${end}`)}
          day={wanted[end]}
          onChange={(day) => narrow({ [end]: day })}
        />
      ))}
      {isNarrowed && (
        <Clear type="button" onClick={clear}>
          {t('orders.clear')}
        </Clear>
      )}
    </Form>
  );
}
