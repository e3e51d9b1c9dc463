import React from 'react';
import { track, history } from '../utils/analytics';
import { isEnabled } from '../utils/flags';
import session from '../legacy/session';
import { groupBy } from 'lodash-es';
export default function Audit() {
  if (isEnabled('audit')) track('audit');
  return <pre>{session.get('page') + JSON.stringify(groupBy(history(), 'name'))}</pre>;
}
