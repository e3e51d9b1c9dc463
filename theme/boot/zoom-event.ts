/** Event on `window`, sent by React: the page has other pictures. */
export const PICTURES_EVENT = 'rsdoctor-pictures';
