/** The program of the threads that read what is put into the exchange folder. */
import { convertInThread } from './services/folder/openConverter';

void convertInThread();
