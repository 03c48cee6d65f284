interface QueryState<Data, Failed> {
  data?: Data;
  currentData?: Data;
  error?: Failed;
  isError: boolean;
  isFetching: boolean;
}

/**
 * Returns what a screen shows of a query (`selectFromResult`). The rest, such as the id and the
 * times of its request, would re-render the whole screen once more with each refetch.
 */
export const shownOf = <Data, Failed>(state: QueryState<Data, Failed>) => {
  const { data, currentData, error, isError, isFetching } = state;
  return { data, currentData, error, isError, isFetching };
};
