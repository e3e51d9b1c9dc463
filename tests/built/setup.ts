import { ensureBuilt } from '../lib/sites.ts';

export default () => ensureBuilt('main');
