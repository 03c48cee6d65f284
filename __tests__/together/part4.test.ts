import { runPart } from './parts';

runPart(4);
