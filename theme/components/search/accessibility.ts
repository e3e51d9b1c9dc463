/**
 * Puts right what DocSearch 3.9.0 renders wrong for keyboards and screen readers. It is done on the DOM, after each
 * change, because the package takes no props for it.
 */

const LIST = '.DocSearch-Hits > ul';
/** Hits of the search and of the history, without what Suggestions.tsx draws. */
export const HIT = '.DocSearch-Hit:not([data-suggestion])';

function setAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** One pass; does nothing when all is right already, so that it may run after every change. */
export function correctAccessibility(dialog: HTMLElement): void {
  // A button around the whole dialog; the dialog element has the role, name and modality.
  const container = dialog.querySelector('.DocSearch-Container');
  if (container)
    for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'])
      setAttribute(container, name, null);

  // Bars of the box, not of the page.
  for (const bar of dialog.querySelectorAll('.DocSearch-Modal > :is(header, footer)'))
    setAttribute(bar, 'role', 'none');

  const form = dialog.querySelector<HTMLFormElement>('.DocSearch-Form');
  if (form && !form.noValidate) form.noValidate = true;
  if (form) setAttribute(form, 'role', 'search');

  // All lists have one id, and the input refers to others that do not exist.
  const lists = [...dialog.querySelectorAll<HTMLElement>(LIST)];
  lists.forEach((list, index) => {
    setAttribute(list, 'id', `docsearch-list-${index}`);
    const title = list.previousElementSibling;
    if (title) {
      setAttribute(title, 'id', `docsearch-title-${index}`);
      setAttribute(list, 'aria-labelledby', `docsearch-title-${index}`);
    }
    // Hits hold links, saved searches buttons too: an option may not, an item of a tree may; and a tree is what is
    // drawn.
    setAttribute(list, 'role', 'tree');
    for (const item of list.children) {
      setAttribute(item, 'role', 'treeitem');
      setAttribute(item, 'aria-level', item.classList.contains('DocSearch-Hit--Child') ? '2' : '1');
    }
  });

  const input = dialog.querySelector('.DocSearch-Input');
  if (input) {
    setAttribute(input, 'role', 'combobox');
    setAttribute(input, 'aria-autocomplete', 'list');
    setAttribute(input, 'aria-expanded', String(lists.length > 0));
    setAttribute(input, 'aria-haspopup', 'tree');
    setAttribute(input, 'aria-controls', lists.length > 0 ? lists.map(({ id }) => id).join(' ') : null);
    // DocSearch names an item before it is there, and one that never comes when nothing was found.
    setAttribute(
      input,
      'aria-activedescendant',
      dialog.querySelector('.DocSearch-Hit[aria-selected="true"]')?.id || null,
    );
  }

  for (const button of dialog.querySelectorAll<HTMLButtonElement>('.DocSearch-Hit-action-button')) {
    if (button.type !== 'button') button.type = 'button';
    setAttribute(button, 'aria-label', button.title);
  }
}

/** What a screen reader is told after a change: the message on screen, or the number of results. */
export function announcement(dialog: HTMLElement, results: string): string {
  const message = dialog.querySelector(
    '.DocSearch-NoResults .DocSearch-Title, .DocSearch-ErrorScreen .DocSearch-Title',
  );
  if (message) return message.textContent ?? '';
  const count = dialog.querySelectorAll(HIT).length;
  return count > 0 ? results.replace('{count}', String(count)) : '';
}
