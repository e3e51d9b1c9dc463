/** Id of a picture's figure. A colon keeps it apart from the ids of headings. */
export const shotId = (id: string): string => `shot:${id}`;
