import { useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { FilterLabel } from '../../ui/FilterField';
import { Icon } from '../../ui/Icon';
import { Input } from '../../ui/Input';
import { space } from '../../ui/theme';

import type { ListEditing } from './useEditList';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: end;
`;

/** Adds a product by its number or any of its codes; a scanner's Enter submits. */
export function AddProduct({ editing: { editLine } }: { editing: ListEditing }) {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    const product_id = code.trim();
    if (product_id && (await editLine({ product_id }))) setCode('');
  };
  return (
    <Form onSubmit={(event) => void add(event)}>
      <FilterLabel>
        {t('quick.code')}
        <Input
          value={code}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
        />
      </FilterLabel>
      <SmallButton type="submit">
        <Icon name="plus" size={16} />
        {t('savedLists.addProduct')}
      </SmallButton>
    </Form>
  );
}
