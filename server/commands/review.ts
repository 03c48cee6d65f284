import { exitWith } from './console/exitWith';
import { reviewCommand } from './console/reviewCommand';

exitWith(reviewCommand(process.argv.slice(2)));
