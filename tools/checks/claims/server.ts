/** Servers: which start, when they answer, on which port. */
import type { Claim } from './claim.ts';

export const server: readonly Claim[] = [];
