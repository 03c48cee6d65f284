import { DatabaseView } from '../../server/catalogue/database/view';
import { startTestServer } from '../support/serverApp';

const inDatabase = process.env.TEST_CATALOGUE === 'database' ? describe : describe.skip;

inDatabase('a catalogue in the database', () => {
  it('is what the tests use when they run again for it', async () => {
    const server = await startTestServer();
    expect(server.catalogue.view).toBeInstanceOf(DatabaseView);
    await server.close();
  });
});
