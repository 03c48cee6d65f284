import { useAbility } from '../ability/useAbility';

/** Whether the server can say beforehand what would become of lines; `undefined` until it has told. */
export function useCanCheck() {
  const { isAble: canCheck, ...rest } = useAbility('check');
  return { canCheck, ...rest };
}
