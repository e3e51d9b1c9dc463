import React from 'react';
import dayjs from 'dayjs';
window.__registry = window.__registry || [];
window.__registry.push('Carousel');
export function Carousel() { return <div>{dayjs().toString()}</div>; }
