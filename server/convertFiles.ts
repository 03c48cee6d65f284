/** Entry point of the worker threads that parse uploaded spreadsheets. */
import { convertInThread } from './services/folder/openConverter';

void convertInThread();
