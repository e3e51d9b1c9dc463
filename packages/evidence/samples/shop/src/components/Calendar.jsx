import React from 'react';
import dayjs from 'dayjs';
window.__registry = window.__registry || [];
window.__registry.push('Calendar');
export function Calendar() { return <div>{dayjs().toString()}</div>; }
