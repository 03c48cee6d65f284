import { runPart } from './parts';

runPart(6);
