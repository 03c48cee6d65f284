/** The program of the threads that read files of rows. */
import { convertInThread } from './services/folder/openConverter';

void convertInThread();
