/** `Page - Suffix`, unless the suffix brings its own separator. */
export function pageTitle(title: string, suffix: string | undefined): string {
  const end = suffix?.trim();
  if (!end) return title;
  return /^[-|]/.test(end) ? `${title.trim()} ${end}` : `${title.trim()} - ${end}`;
}
