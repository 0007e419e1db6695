import { describe, expect, it } from '@jest/globals';
import { asInput, typedSettings } from '../../../src/console/screens/audits/typed-settings.js';

describe('the searches of stored audit settings', () => {
  const [text, source] = ['text', 'source'] as const;
  const none = {
    urls: null,
    include: null,
    exclude: null,
    userAgent: null,
    segments: null,
    renderPages: null,
  };
  const stored = {
    ...none,
    ...{ maxPages: null, maxDepth: null, maxSeconds: null, checkExternal: null },
    searches: [
      { name: 'Price', kind: 'css', pattern: '.price', attribute: 'content', in: source },
      { name: 'Offer', kind: 'text', pattern: 'visible to all', attribute: null, in: text },
      { name: 'Year', kind: 'regex', pattern: '20\\d\\d', attribute: null, in: source },
    ],
  };

  it('stay as they are when they are typed and sent again', () => {
    expect(asInput(typedSettings(stored))).toEqual({
      searches: [
        { name: 'Price', css: '.price', attribute: 'content' },
        { name: 'Offer', text: 'visible to all', in: 'text' },
        { name: 'Year', regex: '20\\d\\d' },
      ],
    });
  });

  it('are of text where no kind is typed', () => {
    const typed = { ...typedSettings(stored), searches: 'Offer: for a while' };
    expect(asInput(typed)).toEqual({ searches: [{ name: 'Offer', text: 'for a while' }] });
  });
});
