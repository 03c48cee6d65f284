/** Entry point of the worker threads that parse uploaded spreadsheets. */
import { convertInThread } from './table-files/openConverter';

void convertInThread();
