/** Folders of the tests that need no browser. */
export const SERVER_TESTS = ['domain', 'server', 'demo', 'scripts'];
