// Replaces the stock link, whose color in the footer is too dark on a dark page, and whose icon is drawn by script.
import { Link, useEditLink } from '@rspress/core/theme';
import { Icon } from '../Icon/index.tsx';
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
        {isOutline && <Icon name="edit" />}
        {edit.text}
      </Link>
    )
  );
}
