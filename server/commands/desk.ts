import { deskCommand } from './console/deskCommand';
import { exitWith } from './console/exitWith';

exitWith(deskCommand(process.argv.slice(2)));
