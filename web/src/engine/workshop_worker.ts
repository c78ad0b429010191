import create from '../../generated/gridlock_workshop.js';
import { serve } from './worker';

serve(create);
