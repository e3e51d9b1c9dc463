import { useI18n, useLang } from '@rspress/core/runtime';
import { knownLang } from '#theme/site.ts';
import { PageLink } from '../../frame/PageLink.tsx';
import type { texts } from '../../i18n.ts';
import { TASKS } from './tasks.ts';

/** What readers come for, on the 404 page. */
export function TaskLinks() {
  const t = useI18n<typeof texts>();
  const lang = knownLang(useLang());
  return (
    <nav aria-label={t('tasksTitle')}>
      <ul className="card-list">
        {TASKS.map((task) => (
          <li key={task.link}>
            <PageLink href={task.link} className="card">
              {task[lang]}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
