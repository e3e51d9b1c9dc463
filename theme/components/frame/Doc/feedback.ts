/** Links into the repository's issue forms (.github/ISSUE_TEMPLATE), with the fields filled in that the page knows. */

/**
 * Address of a form.
 * @param source where pages are edited, an address in a repository on GitHub
 * @returns undefined for any other source
 */
export function issueForm(
  source: string | undefined,
  form: string,
  fields: Record<string, string>,
): string | undefined {
  const [repository] = /^https:\/\/github\.com\/[^/]+\/[^/]+/.exec(source ?? '') ?? [];
  return repository && `${repository}/issues/new?${new URLSearchParams({ template: form, ...fields })}`;
}
