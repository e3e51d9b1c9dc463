/** What the dialog asks, and what an engine answers: the local one and the hosted service take the same request. */

/** What the dialog asks for; a part of the hosted service's request. */
export interface Request {
  query: string;
  indexName?: string;
  hitsPerPage?: number;
  attributesToSnippet?: string[];
}

export interface Response {
  results: [{ hits: unknown[]; nbHits: number; queryID?: string }];
}

export type Ask = (request: Request) => Promise<Response>;

/** Resolves after so many milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
