import React from 'react';
import guide from './guide.md';
import faq from './faq.md';
import terms from './terms.md';
import video from '../assets/tour.mp4';
export default function Help() {
  return <article><div dangerouslySetInnerHTML={{ __html: guide + faq + terms }} /><video src={video} /></article>;
}
