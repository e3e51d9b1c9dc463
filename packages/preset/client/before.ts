/** The first of the page's script, before those of the parts. */
import { redirectFirstVisit } from './locale.ts';
import { guardStorage } from './storage.ts';

guardStorage();
redirectFirstVisit();
