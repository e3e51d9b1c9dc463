interface Place {
  version?: string | undefined;
  lang: string;
}

/** The root of a version and a language; what is the default has no prefix. */
export function rootPath(place: Place, standard: Place): string {
  const version = place.version && place.version !== standard.version ? `${place.version}/` : '';
  const lang = place.lang === standard.lang ? '' : `${place.lang}/`;
  return `/${version}${lang}`;
}
