// Replaces the stock link, whose color in the footer is too dark on a dark page, and whose icon is script.
import { Link, useEditLink } from '@rspress/core/theme';
import styles from './index.module.css';

export interface EditLinkProps {
  /** In the outline it looks like the rows around it. */
  isOutline?: boolean;
}

/** Link to the source of the page. */
export function EditLink({ isOutline }: EditLinkProps) {
  const edit = useEditLink();
  return (
    edit && (
      <Link href={edit.link} className={isOutline ? 'rp-outline__action-row' : styles.edit}>
        {edit.text}
      </Link>
    )
  );
}
