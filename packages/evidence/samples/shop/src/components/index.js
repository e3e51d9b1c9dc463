export { Button } from './Button';
export { Card } from './Card';
export { Price } from './Price';
export { Table } from './Table';
export { Chart } from './Chart';
export { Calendar } from './Calendar';
export { Carousel } from './Carousel';
