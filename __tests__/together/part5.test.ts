import { runPart } from './parts';

runPart(5);
