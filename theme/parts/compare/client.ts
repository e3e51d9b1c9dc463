/** Moves the line between two pictures. */
import { on } from '../../client/on.ts';

on<HTMLInputElement>('input', '[data-compare]', (line) => line.parentElement?.style.setProperty('--at', line.value));
