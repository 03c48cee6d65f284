import { runPart } from './parts';

runPart(7);
