import { describe, expect, test } from '@jest/globals';
import { StageFailure } from '../../../../src/domain/article/stage-failure.js';
import { givenPage, pageOf, taskIn, writeExtractively } from '../../../support/writing/write-extractive.js';
import { taskOf } from '../../../support/writing/writer-sources.js';

const SHIELD = [
  'Shieldbox is a system that confines programs on a machine. The kernel asks Shieldbox before each call of a program.',
  'Rules of Shieldbox name the files that a program may open. A rule is loaded when the machine starts.',
];
const GUARD = [
  'Guardline is a system that gives each file of a machine a label. Guardline compares the labels at each call.',
  'A policy of Guardline lists what each label may do. The policy is compiled before it is loaded.',
];

describe('What an article is about', () => {
  test('is touched by two given pages of which each names one of the two things asked for', async () => {
    const sources = [givenPage('S1', 'Shieldbox', SHIELD), givenPage('S2', 'Guardline', GUARD)];
    const { draft } = await writeExtractively(taskOf('Weighing Shieldbox against Guardline today', sources));
    expect(draft.sections.length + draft.lead.length).toBeGreaterThan(0);
  });

  test('is touched by a page of the edition that names two words of it in two paragraphs', async () => {
    const page = pageOf('S1', 'Locks', [...SHIELD, ...GUARD]);
    const { draft } = await writeExtractively(taskOf('Weighing Shieldbox against Guardline today', [page]));
    expect(draft.sections.length + draft.lead.length).toBeGreaterThan(0);
  });

  test('is not touched by a page that nobody chose and that has one word of it', async () => {
    const page = pageOf('S1', 'Shieldbox', SHIELD);
    await expect(
      writeExtractively(taskOf('Cooking pasta with a Shieldbox timer', [page])),
    ).rejects.toBeInstanceOf(StageFailure);
  });

  test('is found by an Arabic word whatever is written up to it', async () => {
    const lines = [
      '## أصل القهوة',
      'عرفت القهوة أول مرة في مرتفعات الحبشة، ثم انتقلت إلى اليمن في القرن الخامس عشر.',
      '## تاريخ السكك',
      'بنيت السكك الحديدية في القرن التاسع عشر، ثم امتدت إلى كل المدن الكبيرة في البلاد.',
    ];
    const { lead } = await writeExtractively(taskIn('ar', 'لقهوة', [givenPage('S1', 'مقالات', lines)]));
    expect(lead).toMatch(/القهوة/u);
    expect(lead).not.toMatch(/السكك/u);
  });
});
