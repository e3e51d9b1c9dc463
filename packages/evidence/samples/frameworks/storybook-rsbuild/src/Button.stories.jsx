import React from 'react';
export default { title: 'Button' };
export const Primary = () => React.createElement('button', null, 'Buy');
