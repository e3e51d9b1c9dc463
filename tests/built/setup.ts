import { ensureBuilt } from '#tools/sites.ts';

export default () => ensureBuilt('main');
