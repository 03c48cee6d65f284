import type { Upload } from '../../api/staffUploads';
import { useGuards, type RequiredCounts } from '../../features/desk-exchange/useGuards';

/**
 * What must be confirmed before an upload is applied, and the rows with unusual prices, which are
 * set aside unless their count is confirmed too.
 */
export function useUploadGuards({ applied, trial }: Upload, required: RequiredCounts) {
  const guards = useGuards(required);
  const setAsideCount = applied ? 0 : (trial.counts.needs_confirmation ?? 0);
  const setAside = useGuards({ prices: setAsideCount });
  return {
    guards,
    setAside,
    setAsideCount,
    /** Returns all confirmed counts; `undefined` while one is wrong. */
    confirmation: (): RequiredCounts | undefined => {
      const confirmed = guards.confirm();
      const isSetAsideIncluded = setAside.fields.some(({ value }) => value.trim() !== '');
      const included = isSetAsideIncluded ? setAside.confirm() : {};
      return confirmed && included && { ...included, ...confirmed };
    },
  };
}
