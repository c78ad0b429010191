import create from '../../generated/gridlock_wasm.js';
import { serve } from './worker';

serve(create);
