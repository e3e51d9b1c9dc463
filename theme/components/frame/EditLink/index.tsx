// Replaces the stock link, whose color in the footer is too dark on a dark page, and which ignores `editLink.text`.
import { useLocaleSiteData, useSite } from '@rspress/core/runtime';
import { Link, useEditLink } from '@rspress/core/theme';
import { Icon } from '../Icon/index.tsx';
import styles from './index.module.css';

/** Rspress hands `editLink.text` on, although its types lack it. */
interface Configured {
  editLink?: { text?: string };
}

/**
 * Link to the source of the page, named by `editLink.text` of the language, of the site, or by the interface's text.
 * `isOutline` makes it look like the rows of the outline.
 */
export function EditLink({ isOutline }: { isOutline?: boolean }) {
  const edit = useEditLink();
  const { site } = useSite();
  const locale = useLocaleSiteData() as Configured;
  const text = locale.editLink?.text ?? (site.themeConfig as Configured).editLink?.text ?? edit?.text;
  return (
    edit && (
      <Link href={edit.link} className={isOutline ? 'rp-outline__action-row' : styles.edit}>
        {isOutline && <Icon name="edit" />}
        {text}
      </Link>
    )
  );
}
