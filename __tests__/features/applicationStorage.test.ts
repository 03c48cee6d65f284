import { waitFor } from '@testing-library/react';

import { openApplicationStorage } from '../../src/features/application/applicationStorage';
import { readApplication } from '../../src/features/application/storedApplication';

const openKeeper = () => {
  const parts = {
    onChanged: jest.fn(),
    onSaved: jest.fn(),
    onReceived: jest.fn(),
    onSent: jest.fn(),
  };
  return { ...parts, ...openApplicationStorage(parts) };
};

describe('an application whose page was left', () => {
  let left: ReturnType<typeof openKeeper>;
  let other: ReturnType<typeof openKeeper>;

  beforeEach(() => {
    left = openKeeper();
    other = openKeeper();
    left.close();
  });
  afterEach(() => other.close());

  it('keeps the draft key that arrives only then, in every tab', async () => {
    left.save({ draftToken: 'key-of-the-draft' });

    await waitFor(async () =>
      expect(await readApplication()).toMatchObject({ draftToken: 'key-of-the-draft' }),
    );
    await waitFor(() =>
      expect(other.onReceived).toHaveBeenCalledWith({ draftToken: 'key-of-the-draft', values: {} }),
    );
  });

  it('is marked as sent in the other tabs too', async () => {
    await left.end({ kind: 'sent', reference: 'T-1' });

    await waitFor(() => expect(other.onSent).toHaveBeenCalledWith('T-1'));
  });
});
