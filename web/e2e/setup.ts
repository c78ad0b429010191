// Before each file of tests: the page is served and a browser is open. Both stay for the files that come after it in the
// same process. After each test: nothing may have been written to the console.
import { afterEach, beforeAll } from 'vitest';
import { closePages, open } from './browser';

beforeAll(open);
afterEach(closePages);
