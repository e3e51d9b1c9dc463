/** All claims, by the file that holds them. A new topic is one import and one line here. */
import type { Claim } from './claim.ts';
import { ends } from './ends.ts';
import { server } from './server.ts';
import { storage } from './storage.ts';

export const topics: Readonly<Record<string, readonly Claim[]>> = { ends, server, storage };

export const claims: readonly Claim[] = Object.values(topics).flat();
