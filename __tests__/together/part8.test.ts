import { runPart } from './parts';

runPart(8);
