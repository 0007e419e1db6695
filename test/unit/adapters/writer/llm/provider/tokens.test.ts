import { describe, expect, it } from '@jest/globals';
import { estimateTokens, withinTokens } from '../../../../../../src/adapters/writer/llm/provider/tokens.js';

describe('estimated tokens', () => {
  // What the tokenisers of common models make of these sentences lies below, and not below half of it.
  it.each([
    ['en', 'Every job is a row in the database, so a crash loses nothing at all.', 15],
    ['ru', 'Каждая задача хранится в базе данных, поэтому сбой ничего не теряет.', 17],
    ['ar', 'كل مهمة صف في قاعدة البيانات، لذلك لا يضيع شيء عند التعطل.', 20],
    ['hi', 'हर काम डेटाबेस में एक पंक्ति है, इसलिए कुछ भी नहीं खोता।', 22],
    ['ja', 'すべてのジョブはデータベースの行なので、停止しても何も失われません。', 27],
    ['zh', '每个任务都是数据库中的一行，所以崩溃不会丢失任何东西。', 20],
    ['ko', '모든 작업은 데이터베이스의 행이므로 충돌이 나도 아무것도 잃지 않습니다.', 25],
  ])('are rather too high for %s', (_language, text, fewest) => {
    expect(estimateTokens(text)).toBeGreaterThanOrEqual(fewest);
    expect(estimateTokens(text)).toBeLessThanOrEqual(2.2 * fewest);
  });

  it('are what decides how much is shown, but for a few that always are', () => {
    const items = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)];
    const shown = (most: number, fewest: number) => withinTokens(items, most, fewest, (item) => item).length;
    expect([shown(100, 1), shown(20, 1), shown(1, 1), shown(1, 2)]).toEqual([3, 2, 1, 2]);
  });
});
