import { shots } from '@rsdoctor-docs/evidence/picture-list';
import { panels } from '@rsdoctor-docs/viewer/panels';
import { expect, test } from 'vitest';
import { screens } from './screens.ts';

test('a screen is one that a picture shows of the live report, and does something for each number of the picture', () => {
  for (const [id, { panel, marks }] of Object.entries(screens)) {
    const shot = shots.find((one) => one.id === id);
    expect(panels, id).toContain(panel);
    expect(['rspack', 'diff'], id).toContain(shot?.report);
    expect(marks, id).toHaveLength(shot?.marks?.length ?? 0);
    for (const steps of marks) expect(steps.length, id).toBeGreaterThan(0);
  }
});
