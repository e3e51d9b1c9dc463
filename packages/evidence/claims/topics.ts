/** All claims, by the file that holds them. A new topic is one import and one line here. */
import { alerts } from './alerts.ts';
import { ci } from './ci.ts';
import type { Claim } from './claim.ts';
import { cli } from './cli.ts';
import { configs } from './configs.ts';
import { data } from './data.ts';
import { ends } from './ends.ts';
import { features } from './features.ts';
import { filenames } from './filenames.ts';
import { known } from './known.ts';
import { loaders } from './loaders.ts';
import { next } from './next.ts';
import { privacy } from './privacy.ts';
import { rebuilds } from './rebuilds.ts';
import { rspack2Sizes } from './rspack-2-sizes.ts';
import { server } from './server.ts';
import { sizes } from './sizes.ts';
import { stats } from './stats.ts';
import { storage } from './storage.ts';
import { strings } from './strings.ts';
import { tools } from './tools.ts';
import { watch } from './watch.ts';
import { workspaces } from './workspaces.ts';

export const topics: Readonly<Record<string, readonly Claim[]>> = {
  alerts,
  ci,
  cli,
  configs,
  data,
  ends,
  features,
  filenames,
  known,
  loaders,
  next,
  privacy,
  rebuilds,
  'rspack-2-sizes': rspack2Sizes,
  server,
  sizes,
  stats,
  storage,
  strings,
  tools,
  watch,
  workspaces,
};

export const claims: readonly Claim[] = Object.values(topics).flat();
