/** Moves the line between two pictures. */
import { on } from '@rsdoctor-docs/preset/client';

on<HTMLInputElement>('input', '[data-compare]', (line) => line.parentElement?.style.setProperty('--at', line.value));
